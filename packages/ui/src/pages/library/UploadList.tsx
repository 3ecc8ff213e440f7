import { Pause, Play, X } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PlainList } from '../../product/PlainList.tsx';
import * as styles from './FileFacts.css.ts';
import { sizeWords } from './file-words.ts';

/** What an upload does: `waiting` for a connection, `left` when its file has to be chosen again, `ending` while the server looks at it, `refused` for what will not be taken. */
export const uploadStates = ['sending', 'ending', 'paused', 'waiting', 'left', 'failed', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

export interface UploadRow {
  readonly id: string;
  /** Name of the file. */
  readonly name: string;
  readonly byteSize: number;
  /** How much the server has, in bytes. */
  readonly received: number;
  readonly state: UploadState;
  /** Why it failed or was refused, in a sentence. */
  readonly problem?: string | undefined;
}

export interface UploadActs {
  readonly onPause: (id: string) => void;
  /** Goes on with one that was paused, or tries one again that failed. */
  readonly onResume: (id: string) => void;
  /** Forgets one with what the server has of it. */
  readonly onCancel: (id: string) => void;
}

const lines: Readonly<Record<UploadState, string>> = {
  sending: 'Uploading',
  ending: 'The server is checking the file',
  paused: 'Paused',
  waiting: 'No connection. It goes on by itself.',
  left: 'Cut off. Choose the same file above, and it goes on where it was.',
  failed: 'Not uploaded',
  refused: 'Not taken',
};

/** Files that are on their way, each with how far it is. */
export function UploadList({ uploads, ...acts }: UploadActs & { readonly uploads: readonly UploadRow[] }) {
  if (uploads.length === 0) return null;
  return (
    <PlainList className={styles.list} aria-label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.id}>
          <Row upload={upload} {...acts} />
        </li>
      ))}
    </PlainList>
  );
}

function Row({ upload, onPause, onResume, onCancel }: UploadActs & { readonly upload: UploadRow }) {
  const { id, name, byteSize, received, state, problem } = upload;
  return (
    <Stack gap="2">
      <ProgressBar label={name} value={received} max={byteSize} valueText={`${sizeWords(received)} of ${sizeWords(byteSize)}`} showLabel />
      {state === 'failed' || state === 'refused' ? (
        <Banner tone="danger" live="assertive">
          {problem ?? lines[state]}
        </Banner>
      ) : (
        <Text size="sm" tone="muted" role="status">
          {lines[state]}
        </Text>
      )}
      <Inline gap="3">
        {(state === 'sending' || state === 'waiting') && (
          <Button size="small" tone="outline" icon={<Pause />} aria-label={`Pause ${name}`} onClick={() => onPause(id)}>
            Pause
          </Button>
        )}
        {(state === 'paused' || state === 'failed') && (
          <Button
            size="small"
            tone="outline"
            icon={<Play />}
            aria-label={`${state === 'paused' ? 'Go on with' : 'Try again:'} ${name}`}
            onClick={() => onResume(id)}
          >
            {state === 'paused' ? 'Go on' : 'Try again'}
          </Button>
        )}
        {state !== 'ending' && (
          <Button
            size="small"
            tone="ghost"
            icon={<X />}
            aria-label={`${state === 'refused' ? 'Remove' : 'Cancel'} ${name}`}
            onClick={() => onCancel(id)}
          >
            {state === 'refused' ? 'Remove' : 'Cancel'}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
