import type { GuidedTalk, Message } from '@everstep/domain';
import { ArrowDown } from 'lucide-react';
import { Fragment, memo, useMemo, useState } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { type TimeTexts, timeTexts } from '../../product/texts.ts';
import { GuidedTalks } from '../GuidedTalks/index.ts';
import { type ChatMember, type ChatPersona, MessageBubble, type MessageBubbleProps, type ShownMessage } from '../MessageBubble/index.ts';
import type { Proposing } from '../ProposalCard/index.ts';
import { QuickReplies } from '../QuickReplies/index.ts';
import { Earlier, type EarlierMessages } from './Earlier.tsx';
import * as styles from './MessageList.css.ts';
import { messageListTexts } from './texts.ts';
import { useFollowEnd } from './use-follow-end.ts';
import { useSought } from './use-sought.ts';
import { useStable } from './use-stable.ts';
import { VirtualRows } from './VirtualRows.tsx';

/** Longer conversations draw only what is in sight. */
const VIRTUAL_FROM = 200;

export interface MessageListProps {
  /** Oldest first. */
  messages: readonly ShownMessage[];
  /** The chosen guide; null while none is. */
  persona: ChatPersona | null;
  /** Every guide that may have written here. */
  personas: readonly ChatPersona[];
  /** Who writes here, for the picture beside own messages. */
  member: ChatMember;
  /** Changes with the conversation; the list then begins at its end again. */
  conversationId: string | null;
  /** The present; times are shown relative to it. */
  now: Date;
  /** IANA zone of the reader. */
  timeZone: string;
  /** What comes before the first message; left out where conversations come whole. */
  earlier?: EarlierMessages | undefined;
  /** Replies come whole, so that the newest is shown from its first line; one that is being written is followed. @default false */
  fromFirstLine?: boolean | undefined;
  /** Id of a message that was looked for: the list goes there, marks it and gives it focus, once. @default null */
  soughtId?: string | null | undefined;
  /** Called with id and text of a reply that is to be read aloud, or to be stopped; without it nothing is read. */
  onReadAloud?: ((messageId: string, text: string) => void) | undefined;
  /** Id of the reply that is being read aloud. @default null */
  readingId?: string | null | undefined;
  /** How far proposals are and what becomes of an answer; without it they are not shown. The same object until something of it changes. */
  proposing?: Proposing | undefined;
  /** Called with the id of the reply that is to be written anew. */
  onRegenerate?: ((messageId: string) => void) | undefined;
  /** Called with the id of the failed reply that the built-in guide is to give instead. */
  onHandOver?: ((messageId: string) => void) | undefined;
  /** Shows people to reach, from where somebody may need them. */
  onHelp?: (() => void) | undefined;
  /** Called with true to show every guide to choose from, which is offered before the first message. */
  onPickerOpenChange?: ((open: boolean) => void) | undefined;
  /** Talks to begin with, offered before the first message. */
  talks?: readonly GuidedTalk[] | undefined;
  /** Called with the words of an answer or a talk that was chosen; without it none are offered. */
  onSay?: ((words: string) => void) | undefined;
  /** A message is on its way: nothing can be chosen until the server has it. @default false */
  sending?: boolean | undefined;
  /** A reply is being written: what was offered before is gone. @default false */
  replying?: boolean | undefined;
  /** Called to show the reply before (-1) or after (1) among those to the same message. */
  onSibling?: ((messageId: string, step: -1 | 1) => void) | undefined;
}

/** The conversation: a log whose messages name their author; it follows new text only while its end is in sight. */
export function MessageList(props: MessageListProps) {
  const { messages, persona, conversationId, fromFirstLine = false } = props;
  const texts = useTexts('MessageList', messageListTexts);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const follow = whatToShow(messages, conversationId, fromFirstLine);
  const { away, jumpToEnd, onResize } = useFollowEnd({ scroller, ...follow });
  useSought(scroller, props.soughtId ?? null);
  const onRegenerate = useStable(props.onRegenerate);
  const onHandOver = useStable(props.onHandOver);
  const onSibling = useStable(props.onSibling);
  const onHelp = useStable(props.onHelp);
  const onReadAloud = useStable(props.onReadAloud);
  const { onSay } = props;
  // What was chosen is gone at once: focus stays with the conversation.
  const say = useStable(
    onSay &&
      ((words: string) => {
        scroller?.focus({ preventScroll: true });
        onSay(words);
      }),
  );
  return (
    <div className={styles.frame}>
      {/* Streams would be read piece by piece: what is finished is announced by the dialog instead. */}
      <div
        ref={setScroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={persona ? texts.label(persona.name) : texts.labelWithoutGuide}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it.
        tabIndex={0}
      >
        <div className={styles.content}>
          {messages.length === 0 ? (
            <Opening {...props} onSay={say} />
          ) : (
            <>
              {props.earlier && <Earlier {...props.earlier} scroller={scroller} />}
              <Rows
                {...props}
                earlier={undefined}
                paged={props.earlier !== undefined}
                restart={follow.restart}
                scroller={scroller}
                onResize={onResize}
                onRegenerate={onRegenerate}
                onHandOver={onHandOver}
                onSibling={onSibling}
                onHelp={onHelp}
                onReadAloud={onReadAloud}
                onSay={say}
              />
            </>
          )}
        </div>
      </div>
      {away && messages.length > 0 && (
        <div className={styles.jump}>
          <IconButton tone="outline" label={texts.jump} icon={<ArrowDown />} onClick={jumpToEnd} />
        </div>
      )}
    </div>
  );
}

/** Stands for what comes before the first message. */
const OPENING = 'opening';

/** A message of the member's own leads to the end, and a reply is followed until its first line is at the top; a safety card is read from its first line, and so is what comes before any message. */
function whatToShow(messages: readonly ShownMessage[], conversationId: string | null, fromFirstLine: boolean) {
  const mine = messages.findLast(({ role }) => role === 'user');
  const last = messages.at(-1);
  const isWhole = fromFirstLine && last?.role === 'assistant' && last.status === 'complete';
  return {
    restart: `${conversationId} ${mine?.clientMessageId ?? mine?.id}`,
    // What is read takes longer than what is written: a reply is read from its first line.
    heldAtItsStart: last?.role === 'assistant' ? last.id : null,
    fromItsStart: last ? (isWhole || last.safety?.card ? last.id : null) : OPENING,
  };
}

/** So many of the other guides show their faces. */
const MOST_FACES = 5;

type OpeningProps = Pick<MessageListProps, 'persona' | 'personas' | 'talks' | 'onSay' | 'sending' | 'onPickerOpenChange'>;

function Opening({ persona, personas, talks = [], onSay, sending, onPickerOpenChange }: OpeningProps) {
  const texts = useTexts('MessageList', messageListTexts);
  const offers = persona !== null && talks.length > 0 && onSay !== undefined;
  return (
    <div className={styles.opening({ offers })} data-latest>
      <div className={styles.guide({ offers })}>
        {persona && <PersonaAvatar persona={persona} size={offers ? 'large' : 'hero'} />}
        <p className={styles.name}>{persona ? persona.name : texts.welcome}</p>
        {persona && <p className={styles.text}>{persona.description}</p>}
      </div>
      {persona && onPickerOpenChange && (
        <button type="button" className={styles.others} onClick={() => onPickerOpenChange(true)}>
          <span className={styles.faces}>
            {personas
              .filter(({ id }) => id !== persona.id)
              .slice(0, MOST_FACES)
              .map((one) => (
                <PersonaAvatar key={one.id} persona={one} />
              ))}
          </span>
          {texts.others}
        </button>
      )}
      {persona?.greeting && <p className={styles.greeting}>{persona.greeting}</p>}
      <div className={styles.begin}>
        <p className={styles.text}>{persona ? texts.start : texts.select}</p>
        {offers && <GuidedTalks talks={talks} onChoose={onSay} disabled={sending} />}
      </div>
    </div>
  );
}

interface RowsProps extends MessageListProps {
  scroller: HTMLElement | null;
  /** Earlier messages come page by page. */
  paged: boolean;
  /** Changes when the list goes to its end whatever was looked at. */
  restart: string;
  onResize: () => void;
}

/** Typing renders the chat for each key; these only when a message, the guide or the minute changes. */
const Rows = memo(function Rows(props: RowsProps) {
  const { messages, conversationId, scroller, onResize, paged, restart } = props;
  const time = useTexts('Time', timeTexts);
  // Changing while the member reads would lose their place; on opening and on sending the list goes to its end anyway.
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided then, and only then.
  const virtual = useMemo(() => paged || messages.length > VIRTUAL_FROM, [restart]);
  const row = (message: ShownMessage, index: number) => (
    <Fragment key={keyOf(message)}>
      <MessageBubble {...bubbleOf(props, message, index, time)} />
      {index === messages.length - 1 && <Choices {...props} message={message} />}
    </Fragment>
  );
  const sought = messages.findIndex(({ id }) => id === props.soughtId);
  if (virtual)
    return (
      <VirtualRows
        key={conversationId}
        messages={messages}
        scroller={scroller}
        onResize={onResize}
        row={row}
        keyOf={keyOf}
        sought={sought}
      />
    );
  return <div className={styles.rows}>{messages.map(row)}</div>;
});

/** The answers that the newest reply offers, as long as it is whole and nothing has been said since. */
function Choices({ message, onSay, sending, replying = false }: Pick<RowsProps, 'onSay' | 'sending' | 'replying'> & { message: Message }) {
  const { role, status, choices = [] } = message;
  if (!onSay || replying || role !== 'assistant' || status !== 'complete' || choices.length === 0) return null;
  return (
    <div className={styles.choices}>
      <QuickReplies choices={choices} onChoose={onSay} disabled={sending} />
    </div>
  );
}

function bubbleOf(props: MessageListProps, message: ShownMessage, index: number, { relative }: TimeTexts): MessageBubbleProps {
  const { messages, personas, member, now, timeZone, readingId, onReadAloud, onRegenerate, onHandOver, onSibling, onHelp } = props;
  return {
    message,
    persona: personas.find(({ id }) => id === message.personaId),
    member,
    time: relative(message.timestamp, now, timeZone),
    latest: index === messages.length - 1,
    sought: message.id === props.soughtId,
    onReadAloud,
    reading: message.id === readingId,
    // Only those that have some are drawn anew when one is answered.
    proposing: message.proposals?.length ? props.proposing : undefined,
    onRegenerate,
    onHandOver,
    onSibling,
    onHelp,
  };
}

/** A message keeps its place on the screen when the server gives it another id. */
const keyOf = (message: Message): string => message.clientMessageId ?? message.id;
