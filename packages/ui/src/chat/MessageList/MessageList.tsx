import { type Message, relativeTime } from '@everstep/domain';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { type ChatPersona, MessageBubble } from '../MessageBubble/index.ts';
import * as styles from './MessageList.css.ts';
import { useFollowEnd } from './use-follow-end.ts';

/** Longer conversations draw only what is in sight. */
const VIRTUAL_FROM = 200;
/** First guess of a message's height with its gap, in pixels; each is measured once it is drawn. */
const ESTIMATED_HEIGHT = 110;

export interface MessageListProps {
  messages: readonly Message[];
  /** The chosen guide; null while none is. */
  persona: ChatPersona | null;
  /** Every guide that may have written here. */
  personas: readonly ChatPersona[];
  /** Changes with the conversation; the list then begins at its end again. */
  conversationId: string | null;
  /** The present; times are shown relative to it. */
  now: Date;
  /** IANA zone of the reader. */
  timeZone: string;
  onRegenerate?: ((messageId: string) => void) | undefined;
  onSibling?: ((messageId: string, step: -1 | 1) => void) | undefined;
}

/** The conversation: a log whose messages name their author; it follows new text only while its end is in sight. */
export function MessageList(props: MessageListProps) {
  const { messages, persona, conversationId } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { away, jumpToEnd } = useFollowEnd(scroller, messages, conversationId);
  return (
    <div className={styles.frame}>
      {/* Streams would be read piece by piece: what is finished is announced by the dialog instead. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it. */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-live="off"
        aria-label={persona ? `Conversation with ${persona.name}` : 'Conversation'}
        tabIndex={0}
      >
        {messages.length === 0 ? (
          <Opening persona={persona} />
        ) : messages.length > VIRTUAL_FROM ? (
          <VirtualRows {...props} scroller={scroller} />
        ) : (
          <Rows {...props} />
        )}
      </div>
      {away && (
        <div className={styles.jump}>
          <Button size="small" tone="outline" icon={<ArrowDown />} onClick={jumpToEnd}>
            Jump to latest
          </Button>
        </div>
      )}
    </div>
  );
}

function Opening({ persona }: { persona: ChatPersona | null }) {
  return (
    <div className={styles.opening}>
      {persona ? (
        <>
          <PersonaAvatar persona={persona} size="hero" />
          <p className={styles.name}>{persona.name}</p>
          <p className={styles.text}>{persona.description}</p>
          <p className={styles.text}>Start a conversation by typing a message below!</p>
        </>
      ) : (
        <>
          <p className={styles.name}>Welcome to AI Chat!</p>
          <p className={styles.text}>Select an AI guide to start your conversation.</p>
        </>
      )}
    </div>
  );
}

function bubbleProps({ messages, personas, now, timeZone, onRegenerate, onSibling }: MessageListProps, index: number) {
  const message = messages[index];
  if (!message) return undefined;
  return {
    message,
    persona: personas.find(({ id }) => id === message.personaId),
    time: relativeTime(message.timestamp, now, timeZone),
    latest: index === messages.length - 1,
    onRegenerate,
    onSibling,
  };
}

function Rows(props: MessageListProps) {
  return (
    <div className={styles.rows}>
      {props.messages.map((message, index) => {
        const bubble = bubbleProps(props, index);
        return bubble && <MessageBubble key={message.id} {...bubble} />;
      })}
    </div>
  );
}

function VirtualRows({ scroller, ...props }: MessageListProps & { scroller: React.RefObject<HTMLDivElement | null> }) {
  const { messages } = props;
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => messages[index]?.id ?? index,
    overscan: 8,
    initialOffset: messages.length * ESTIMATED_HEIGHT,
  });
  return (
    <div className={styles.virtual} style={{ blockSize: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const bubble = bubbleProps(props, index);
        return (
          bubble && (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={styles.virtualRow}
              style={{ transform: `translateY(${start}px)` }}
            >
              <MessageBubble {...bubble} />
            </div>
          )
        );
      })}
    </div>
  );
}
