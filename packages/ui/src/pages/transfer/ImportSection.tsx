import { type DataImport, IMPORT_MAX_BYTES, type ImportPreview } from '@everstep/domain';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { ImportPreviewPart, type MoodPlace } from './ImportPreviewPart.tsx';
import { addedWords, missingWords, originName } from './transfer-words.ts';

/** Bringing a file of another app in. */
export interface ImportPart {
  /** A file is being sent and read. @default false */
  readonly reading?: boolean | undefined;
  /** Why the last file was not taken, in a sentence. */
  readonly fileProblem?: string | undefined;
  readonly onChoose: (file: File) => void;
  /** What the file that was read would bring. */
  readonly preview: ImportPreview | null;
  /** It is being taken in. @default false */
  readonly confirming?: boolean | undefined;
  /** Why it could not be taken in, in a sentence. */
  readonly confirmProblem?: string | undefined;
  /** Takes it in; `moods` are the places of moods with names of one's own. */
  readonly onConfirm: (moods: readonly MoodPlace[]) => void;
  readonly onDiscard: () => void;
  /** What was taken in just now. */
  readonly result?: DataImport | undefined;
  /** Asks whether to take that back. */
  readonly onUndo: (taken: DataImport) => void;
}

const TYPES = 'Loop Habit Tracker (ZIP or .db), Daylio (CSV), Day One (ZIP or JSON), Journiv (ZIP), or an archive from here';
const HELP = `${TYPES}. Up to 20 MB; of a larger ZIP choose the JSON in it, and pictures stay behind.`;

/** A file is chosen, looked at, and brought in or not. */
export function ImportSection(props: ImportPart) {
  const { reading = false, fileProblem, onChoose, preview, result, onUndo } = props;
  const place = useFollowedFocus(preview?.id ?? result?.id);
  return (
    <SettingsSection
      title="Bring data in"
      description="You see what a file holds before anything of it is kept, and can take it back for 30 days. What comes in is history: it earns no points and marks no day, but it counts in the strength of your habits."
    >
      <Stack gap="4" ref={place} tabIndex={-1}>
        {result && !preview && <Result result={result} onUndo={onUndo} />}
        {preview ? (
          <ImportPreviewPart key={preview.id} {...props} preview={preview} />
        ) : (
          <FileDrop
            kind="file"
            label="File of another app"
            help={HELP}
            types={['*/*']}
            typesLabel={TYPES}
            maxBytes={IMPORT_MAX_BYTES}
            pending={reading}
            error={fileProblem}
            onChoose={onChoose}
          />
        )}
      </Stack>
    </SettingsSection>
  );
}

/** Keeps the focus in a part of the page whose control, just used, has given way to something else. */
function useFollowedFocus(shown: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus();
  }, [shown]);
  return place;
}

function Result({ result, onUndo }: { readonly result: DataImport; readonly onUndo: (taken: DataImport) => void }) {
  const { added, origin, here, leftOut } = result;
  const isNew = added.length > 0;
  return (
    <Banner
      tone={isNew ? 'success' : 'info'}
      live="polite"
      title={isNew ? `Brought in from ${originName(origin)}` : 'Nothing came in'}
      actions={
        isNew && (
          <Button size="small" tone="outline" onClick={() => onUndo(result)}>
            Take it back
          </Button>
        )
      }
    >
      {[...(isNew ? [`${addedWords(added)}.`] : []), ...missingWords(here, leftOut)].join(' ')}
    </Banner>
  );
}
