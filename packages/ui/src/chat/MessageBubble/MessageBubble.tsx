import { failureBubble, type Message, type Persona } from '@everstep/domain';
import { ChevronLeft, ChevronRight, CircleStop, LifeBuoy, RefreshCw, Volume2 } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Logo, PRODUCT_NAME } from '../../components/Logo/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { ProposalCard, type Proposing } from '../ProposalCard/index.ts';
import { QuietButton } from '../QuietButton/index.ts';
import { StreamingMarkdown } from '../StreamingMarkdown/index.ts';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './MessageBubble.css.ts';
import { messageBubbleTexts } from './texts.ts';

/** What the chat shows of a guide. */
export type ChatPersona = Pick<
  Persona,
  'id' | 'name' | 'archetype' | 'description' | 'vibe' | 'exampleMessage' | 'colorPrimary' | 'colorSecondary'
> & {
  /** What the guide says before the first message. */
  readonly greeting?: string | undefined;
};

/** A message as it is shown. */
export type ShownMessage = Message & {
  /** The assistant that needs no language model wrote it, where one was to be expected. */
  readonly builtIn?: boolean | undefined;
};

/** What the chat shows of the member. */
export interface ChatMember {
  readonly name: string;
  /** Address of the picture; initials stand in. */
  readonly imageUrl?: string | undefined;
}

export interface MessageBubbleProps {
  /** What was said, by whom and when. */
  message: ShownMessage;
  /** The guide of the message; undefined for one that is no longer offered. */
  persona: ChatPersona | undefined;
  /** Who writes here, for the picture beside own messages. */
  member: ChatMember;
  /** Relative time, as in "2 min ago". */
  time: string;
  /** Writes the reply anew, or sends again what failed. */
  onRegenerate?: ((messageId: string) => void) | undefined;
  /** Has the built-in guide give a reply that a language model failed to give; offered where the message says that it can be. */
  onHandOver?: ((messageId: string) => void) | undefined;
  /** Shows the reply before (-1) or after (1) this one. */
  onSibling?: ((messageId: string, step: -1 | 1) => void) | undefined;
  /** Shows people to reach; offered by a safety card, and where a reply did not come. */
  onHelp?: (() => void) | undefined;
  /** Reads the reply aloud, or stops it; without it there is no such button. */
  onReadAloud?: ((messageId: string, text: string) => void) | undefined;
  /** The reply is being read aloud. @default false */
  reading?: boolean;
  /** How far its proposals are and what becomes of an answer; without it they are not shown. */
  proposing?: Proposing | undefined;
  /** It was looked for: marked for a moment, and ready to take focus. @default false */
  sought?: boolean;
  /** The last message of the conversation; only that reply is written anew. @default false */
  latest?: boolean;
}

/** One message: the member's on the end side, the guide's on the start side. A safety card speaks for the product; no guide does. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, persona, member, time, latest = false } = props;
  const texts = useTexts('MessageBubble', messageBubbleTexts);
  const own = message.role === 'user';
  const card = message.safety?.card;
  const author = own ? texts.you : card ? PRODUCT_NAME : (persona?.name ?? texts.guide);
  const note = noteOf(message);
  const proposals = own || card ? [] : (message.proposals ?? []);
  const proposing = proposals.length > 0 ? props.proposing : undefined;
  const facts = [own ? undefined : author, time, !card && message.builtIn && texts.builtIn, note && texts[note]]
    .filter(Boolean)
    .join(' · ');
  return (
    <article
      className={styles.row({ own })}
      aria-label={`${author}, ${time}`}
      data-latest={latest || undefined}
      data-reading={props.reading || undefined}
      data-sought={props.sought || undefined}
      tabIndex={props.sought ? -1 : undefined}
    >
      <div className={styles.picture}>
        {own && <Avatar name={member.name} src={member.imageUrl} size="xs" decorative />}
        {!own && card && <Logo decorative />}
        {!own && !card && persona && <PersonaAvatar persona={persona} />}
      </div>
      <div className={styles.column({ own, wide: Boolean(card), full: proposing !== undefined })}>
        {card ? <SafetyCard card={card} onHelp={props.onHelp} /> : <Text message={message} own={own} />}
        {!own && !card && message.evidence && message.evidence.length > 0 && (
          <p className={styles.evidence}>{texts.used(message.evidence.map(({ label }) => label))}</p>
        )}
        {proposing &&
          proposals.map((proposal) => (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              by={author}
              state={proposing.states[proposal.id]}
              today={proposing.today}
              onAct={(act) => proposing.onAct(proposal, act)}
            />
          ))}
        <div className={styles.foot}>
          <p>{facts}</p>
          {!own && !card && message.status !== 'streaming' && <Actions {...props} />}
        </div>
      </div>
    </article>
  );
});

/** The failure of this very moment says its cause in the reply's place; read again later, the reply has no words at all. */
const isApology = ({ status, content }: Message) => status === 'failed' && content.startsWith(failureBubble(''));

/** What the foot says of a reply that is not whole. */
function noteOf(message: Message): 'stopped' | 'interrupted' | 'failed' | 'unsent' | undefined {
  const { status, content } = message;
  if (status === 'failed' && message.safety?.card) return 'unsent';
  if (status === 'stopped') return status;
  if ((status === 'interrupted' || status === 'failed') && content !== '' && !isApology(message)) return status;
  return undefined;
}

function Text({ message, own }: { message: Message; own: boolean }) {
  const texts = useTexts('MessageBubble', messageBubbleTexts);
  const { status } = message;
  const writing = status === 'streaming';
  const missing = message.content === '' && (status === 'failed' || status === 'interrupted');
  if (message.content === '' && status === 'stopped') return null;
  return (
    <div className={styles.bubble({ own, failed: status === 'failed' || missing })}>
      {own ? <p className={styles.plain}>{message.content}</p> : <StreamingMarkdown text={message.content} streaming={writing} />}
      {missing && <p>{texts.missing}</p>}
      {writing && message.content === '' && (
        <span className={styles.dots} role="img" aria-label={texts.writing}>
          {styles.dotStyles.map((dot) => (
            <span key={dot} className={dot} />
          ))}
        </span>
      )}
    </div>
  );
}

function Actions({ message, latest, reading = false, onReadAloud, onRegenerate, onHandOver, onSibling, onHelp }: MessageBubbleProps) {
  const texts = useTexts('MessageBubble', messageBubbleTexts);
  const { index, count } = message.siblings;
  const failed = message.status === 'failed' || message.status === 'interrupted';
  const again = onRegenerate && (() => onRegenerate(message.id));
  if (failed) {
    return (
      <span className={styles.afterFailure}>
        {again && (
          <Button size="small" tone="outline" icon={<RefreshCw />} onClick={again}>
            {texts.retry}
          </Button>
        )}
        {latest && message.canHandOver && onHandOver && (
          <Button size="small" tone="outline" onClick={() => onHandOver(message.id)}>
            {texts.handOver}
          </Button>
        )}
        {/* Nobody knows what the words were that found no answer. */}
        {onHelp && (
          <Button size="small" tone="ghost" icon={<LifeBuoy />} onClick={onHelp}>
            {texts.help}
          </Button>
        )}
      </span>
    );
  }
  return (
    <span className={styles.actions}>
      {count > 1 && onSibling && (
        <span className={styles.siblings}>
          <QuietButton label={texts.earlierReply} icon={ChevronLeft} disabled={index === 0} onClick={() => onSibling(message.id, -1)} />
          <span>{texts.position(index + 1, count)}</span>
          <QuietButton
            label={texts.laterReply}
            icon={ChevronRight}
            disabled={index === count - 1}
            onClick={() => onSibling(message.id, 1)}
          />
        </span>
      )}
      {message.content && onReadAloud && (
        <QuietButton
          label={reading ? texts.stopReading : texts.read}
          icon={reading ? CircleStop : Volume2}
          onClick={() => onReadAloud(message.id, message.content)}
        />
      )}
      {message.content && <CopyButton text={message.content} />}
      {latest && again && <QuietButton label={texts.another} icon={RefreshCw} onClick={again} />}
    </span>
  );
}
