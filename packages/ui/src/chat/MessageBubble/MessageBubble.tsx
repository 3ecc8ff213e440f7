import type { Message, Persona } from '@everstep/domain';
import { ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { StreamingMarkdown } from '../StreamingMarkdown/index.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './MessageBubble.css.ts';

/** What the chat shows of a guide. */
export type ChatPersona = Pick<
  Persona,
  'id' | 'name' | 'archetype' | 'description' | 'vibe' | 'exampleMessage' | 'colorPrimary' | 'colorSecondary'
>;

export interface MessageBubbleProps {
  message: Message;
  /** The guide of the message; undefined for one that is no longer offered. */
  persona: ChatPersona | undefined;
  /** Relative time, as in "2 min ago". */
  time: string;
  /** Writes the reply anew, or sends again what failed. */
  onRegenerate?: ((messageId: string) => void) | undefined;
  /** Shows the reply before (-1) or after (1) this one. */
  onSibling?: ((messageId: string, step: -1 | 1) => void) | undefined;
  /** This reply may be written anew. @default false */
  latest?: boolean;
}

const notes: Partial<Record<Message['status'], string>> = {
  stopped: 'You stopped this reply.',
  interrupted: 'This reply was interrupted.',
};

/** One message: the member's on the end side, the guide's on the start side with its emblem. */
export const MessageBubble = memo(function MessageBubble({
  message,
  persona,
  time,
  onRegenerate,
  onSibling,
  latest = false,
}: MessageBubbleProps) {
  const own = message.role === 'user';
  const author = own ? 'You' : (persona?.name ?? 'Guide');
  const note = notes[message.status];
  return (
    <article className={styles.row({ own })} aria-label={`${author}, ${time}`}>
      {!own && persona && <PersonaAvatar persona={persona} size="small" />}
      <div className={styles.column({ own })}>
        {message.safety?.card ? <SafetyCard card={message.safety.card} /> : <Text message={message} own={own} />}
        <p className={styles.meta}>
          {own ? time : `${author} · ${time}`}
          {note && ` · ${note}`}
        </p>
        {!own && message.status !== 'streaming' && !message.safety?.card && (
          <Actions message={message} latest={latest} onRegenerate={onRegenerate} onSibling={onSibling} />
        )}
      </div>
    </article>
  );
});

function Text({ message, own }: { message: Message; own: boolean }) {
  const writing = message.status === 'streaming';
  return (
    <div className={styles.bubble({ own, failed: message.status === 'failed' })}>
      {own ? <p className={styles.plain}>{message.content}</p> : <StreamingMarkdown text={message.content} streaming={writing} />}
      {writing && message.content === '' && (
        <span className={styles.dots} role="img" aria-label="Writing">
          {styles.dotStyles.map((dot) => (
            <span key={dot} className={dot} />
          ))}
        </span>
      )}
    </div>
  );
}

function Actions({
  message,
  latest,
  onRegenerate,
  onSibling,
}: Pick<MessageBubbleProps, 'message' | 'latest' | 'onRegenerate' | 'onSibling'>) {
  const { index, count } = message.siblings;
  const failed = message.status === 'failed' || message.status === 'interrupted';
  return (
    <div className={styles.actions}>
      {failed && onRegenerate && (
        <Button size="small" tone="outline" icon={<RefreshCw />} onClick={() => onRegenerate(message.id)}>
          Try again
        </Button>
      )}
      {message.content && !failed && <CopyButton text={message.content} />}
      {latest && !failed && onRegenerate && (
        <IconButton size="small" label="Write another reply" icon={<RefreshCw size="1em" />} onClick={() => onRegenerate(message.id)} />
      )}
      {count > 1 && onSibling && (
        <span className={styles.siblings}>
          <IconButton
            size="small"
            label="Earlier reply"
            icon={<ChevronLeft size="1em" />}
            disabled={index === 0}
            onClick={() => onSibling(message.id, -1)}
          />
          <span>{`${index + 1} of ${count}`}</span>
          <IconButton
            size="small"
            label="Later reply"
            icon={<ChevronRight size="1em" />}
            disabled={index === count - 1}
            onClick={() => onSibling(message.id, 1)}
          />
        </span>
      )}
    </div>
  );
}
