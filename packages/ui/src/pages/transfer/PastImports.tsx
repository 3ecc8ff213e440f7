import type { DataImport } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf } from '../../product/format.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { addedWords, dateWords, dayWords, missingWords, originName, recordCount } from './transfer-words.ts';

interface PastImportsProps {
  readonly imports: readonly DataImport[];
  /** Asks whether to take one back. */
  readonly onUndo: (taken: DataImport) => void;
  /** Shows older ones, while there are any. */
  readonly onMore?: (() => void) | undefined;
  /** @default false */
  readonly loadingMore?: boolean | undefined;
}

/** What came in so far, newest first, each with its way back. */
export function PastImports({ imports, onUndo, onMore, loadingMore = false }: PastImportsProps) {
  return (
    <SettingsSection
      title="What came in"
      actions={
        onMore && (
          <Button tone="outline" loading={loadingMore} onClick={onMore}>
            Show older ones
          </Button>
        )
      }
    >
      {imports.length === 0 ? (
        <Text tone="muted">Nothing came in yet.</Text>
      ) : (
        <List>
          {imports.map((taken) => (
            <PastImport key={taken.id} taken={taken} onUndo={onUndo} />
          ))}
        </List>
      )}
    </SettingsSection>
  );
}

function PastImport({ taken, onUndo }: { readonly taken: DataImport; readonly onUndo: (taken: DataImport) => void }) {
  const { origin, added, at, undoUntil } = taken;
  const canUndo = undoUntil !== null && added.length > 0;
  return (
    <ListItem
      title={`${originName(origin)}: ${addedWords(added)}`}
      description={storyOf(taken)}
      end={
        canUndo && (
          <Button
            size="small"
            tone="outline"
            aria-label={`Take back what came from ${originName(origin)} on ${dayWords(at)}`}
            onClick={() => onUndo(taken)}
          >
            Take back
          </Button>
        )
      }
    />
  );
}

/** When and from which file, what did not come along, and what stayed when it was taken back. */
function storyOf({ at, fileName, here, leftOut, undoneAt, removed, kept, keptCount }: DataImport): string {
  const source = `${[dayWords(at), fileName].filter(Boolean).join(', ')}.`;
  if (undoneAt === null) return [source, ...missingWords(here, leftOut)].join(' ');
  const gone = `Taken back on ${dayWords(undoneAt)}: ${countOf(removed, 'record')} gone.`;
  if (keptCount === 0) return `${source} ${gone}`;
  const names = kept.map(({ kind, localDate, text }) =>
    [text || recordCount(kind, 1), localDate && dateWords(localDate)].filter(Boolean).join(', '),
  );
  const more = keptCount > kept.length ? [`and ${countOf(keptCount - kept.length, 'other')}`] : [];
  return `${source} ${gone} Kept, since you changed ${keptCount === 1 ? 'it' : 'them'}: ${[...names, ...more].join('; ')}.`;
}
