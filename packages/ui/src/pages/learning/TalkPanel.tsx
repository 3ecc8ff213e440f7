import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { LifeBuoy, Plus, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../a11y/LiveAnnouncer.tsx';
import { spokenText } from '../../chat/ChatModal/spoken-text.ts';
import { Composer } from '../../chat/Composer/index.ts';
import type { ChatMember, ChatPersona, ShownMessage } from '../../chat/MessageBubble/index.ts';
import { MessageList } from '../../chat/MessageList/index.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import * as styles from './LearningTalk.css.ts';
import type { LearningPersona } from './learning-persona.ts';
import { TalkOpening } from './TalkOpening.tsx';

/** Why a prompt has no answer. */
export interface TalkProblem {
  readonly title: string;
  /** The reason, in a sentence; undefined where the title says it all. */
  readonly reason?: string | undefined;
  /** People to reach, where the prompt speaks of danger and nobody has read it: it stands in place of the reason. */
  readonly help?: SafetyCardData | undefined;
}

/** How a session is: `missing` where there is no such one, `failed` where it could not be loaded. */
export type TalkPhase = 'ready' | 'loading' | 'missing' | 'failed';

export interface TalkPanelProps {
  /** The open session; null for one that has not begun. */
  readonly sessionId: string | null;
  /** What the session is called; undefined until it is known. */
  readonly title?: string | undefined;
  readonly phase: TalkPhase;
  /** Loads the session once more. */
  readonly onReload: () => void;
  /** Oldest first, with what was just asked. */
  readonly messages: readonly ShownMessage[];
  /** The persona that answers; null until it is known. */
  readonly persona: LearningPersona | null;
  /** Every persona that may have written here. */
  readonly authors: readonly ChatPersona[];
  readonly member: ChatMember;
  readonly draft: string;
  readonly onDraftChange: (draft: string) => void;
  readonly onSend: () => void;
  /** An answer is on its way. */
  readonly asking: boolean;
  /** People to reach, where a prompt that nobody has answered yet speaks of danger. */
  readonly help?: SafetyCardData | undefined;
  /** Why the last prompt has no answer; null when it has one. */
  readonly problem: TalkProblem | null;
  readonly onProblemRead: () => void;
  readonly onReadAloud?: ((messageId: string, text: string) => void) | undefined;
  readonly readingId?: string | null | undefined;
  readonly now: Date;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

/** The talk with one persona: what was said, and where the next prompt is written. */
export function TalkPanel(props: TalkPanelProps) {
  const { sessionId, title, phase, messages, persona, draft, onDraftChange, onSend, asking, problem } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLElement>(null);
  const talking = phase === 'ready' && messages.length > 0;
  useAnswerAnnouncement(props);
  useEffect(() => {
    // On a phone, the place of the answer may lie below what is in sight.
    if (asking) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [asking]);
  const take = (prompt: string) => {
    // What was written already is nobody's to throw away.
    onDraftChange(draft.trim() === '' ? prompt : `${draft.trimEnd()}\n\n${prompt}`);
    input.current?.focus();
  };
  return (
    <section ref={panel} className={styles.panel({ talking })} aria-labelledby="learning-session">
      {sessionId === null && !talking ? (
        <h2 id="learning-session" className={styles.hiddenTitle}>
          New session
        </h2>
      ) : (
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={2} size="md" id="learning-session">
              {title ?? 'Session'}
            </Heading>
          </div>
          {sessionId !== null && (
            <LinkButton size="small" tone="outline" icon={<Plus />} href="/learning">
              New session
            </LinkButton>
          )}
        </div>
      )}
      <Said {...props} onExample={take} />
      {props.help && (
        <div className={styles.note} role="alert">
          <SafetyCard card={props.help} headingLevel={3} />
        </div>
      )}
      {problem && <NotAnswered {...props} problem={problem} />}
      {(phase === 'ready' || phase === 'loading') && (
        <Composer
          personaName={persona?.name ?? null}
          text={asking ? '' : draft}
          onTextChange={onDraftChange}
          onSend={onSend}
          sending={asking}
          hint={persona ? `${persona.name} is a computer program, not a human.` : undefined}
          inputRef={input}
        />
      )}
    </section>
  );
}

function Said(props: TalkPanelProps & { readonly onExample: (prompt: string) => void }) {
  const { phase, messages, persona, onReadAloud, onReload } = props;
  if (phase === 'missing') {
    return (
      <div className={styles.place}>
        <EmptyState
          title="This session is not here"
          headingLevel={3}
          action={<LinkButton href="/learning">Begin a new session</LinkButton>}
        >
          It was deleted, or it belongs to somebody else.
        </EmptyState>
      </div>
    );
  }
  if (phase === 'failed') {
    return (
      <div className={styles.place}>
        <EmptyState title="The session could not be loaded" headingLevel={3} action={<Button onClick={onReload}>Try again</Button>}>
          What was said in it is safe on the server.
        </EmptyState>
      </div>
    );
  }
  if (phase === 'loading' || (messages.length === 0 && !persona)) {
    return (
      <div className={styles.place}>
        <LoadingRegion label="Loading the session">
          <Skeleton lines={5} />
        </LoadingRegion>
      </div>
    );
  }
  if (messages.length === 0 && persona) return <TalkOpening persona={persona} onExample={props.onExample} />;
  return (
    <div className={styles.talk}>
      <MessageList
        messages={messages}
        persona={persona}
        personas={props.authors}
        member={props.member}
        // The first answer gives the session its name; that is no reason to go elsewhere in it.
        conversationId={messages[0]?.id ?? null}
        now={props.now}
        timeZone={props.timeZone}
        fromFirstLine
        onReadAloud={onReadAloud && ((id, text) => onReadAloud(id, spokenText(text)))}
        readingId={props.readingId}
      />
    </div>
  );
}

function NotAnswered({ problem, draft, onSend, onProblemRead }: TalkPanelProps & { readonly problem: TalkProblem }) {
  return (
    <div className={styles.note}>
      {problem.help && <SafetyCard card={problem.help} headingLevel={3} />}
      <Banner
        tone="danger"
        live="assertive"
        title={problem.title}
        onDismiss={onProblemRead}
        actions={
          <>
            {draft.trim() !== '' && (
              <Button size="small" tone="outline" icon={<RefreshCw />} onClick={onSend}>
                Try again
              </Button>
            )}
            {/* Nobody knows what the words were that found no answer. */}
            <LinkButton size="small" tone="ghost" icon={<LifeBuoy />} href="/help-now">
              Help now
            </LinkButton>
          </>
        }
      >
        {problem.reason} What you wrote stands in the field below.
      </Banner>
    </div>
  );
}

/** A finished answer is said once, as nobody sees the dots who does not see. */
function useAnswerAnnouncement({ asking, messages }: TalkPanelProps) {
  const announce = useAnnounce();
  const before = useRef<string | null | undefined>(undefined);
  const last = messages.findLast(({ role, status }) => role === 'assistant' && status === 'complete');
  useEffect(() => {
    if (asking) before.current ??= last?.id ?? null;
    else {
      if (before.current !== undefined && last && last.id !== before.current) announce(spokenText(last.content));
      before.current = undefined;
    }
  }, [asking, last, announce]);
}
