import { StreamingMarkdown } from '../../chat/StreamingMarkdown/index.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Card } from '../../components/Card/index.ts';
import type { MakeFailure } from './make-failure.ts';

export interface MakeFailureNoteProps {
  readonly failure: MakeFailure | undefined;
  /** The device has no connection now. */
  readonly offline: boolean;
}

/** Says why nothing was made, and what is kept. Problems of fields stand beside the fields. */
export function MakeFailureNote({ failure, offline }: MakeFailureNoteProps) {
  if (offline) {
    return (
      <Banner tone="warning" live="polite" title="You are offline">
        Your text is kept on this device. What was made before can be read below; something new can be made when you have a connection.
      </Banner>
    );
  }
  if (failure?.kind === 'offline') {
    return (
      <Banner tone="warning" live="polite" title="There was no connection">
        Nothing was made, your text is kept. Try again.
      </Banner>
    );
  }
  if (failure?.kind === 'service') {
    return (
      <div role="alert">
        <Card tone="soft">
          <StreamingMarkdown text={`${failure.text}\n\nWhat you gave is kept.`} />
        </Card>
      </div>
    );
  }
  if (failure?.kind === 'other') {
    return (
      <Banner tone="danger" live="assertive" title="Nothing was made, your text is kept">
        {failure.message}
      </Banner>
    );
  }
  return null;
}
