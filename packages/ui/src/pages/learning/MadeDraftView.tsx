import type { MadeThing, SafetyCard } from '@everstep/domain';
import { ArrowLeft, Check, Copy, Download, Pencil, Square, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { FormErrorSummary } from '../../components/FormErrorSummary/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { LessonDraft } from './LessonDraft.tsx';
import * as styles from './Make.css.ts';
import { MakeCare } from './MakeCare.tsx';
import { MakeFailureNote } from './MakeFailureNote.tsx';
import { fieldOf, type LessonPlace, type MadeDraft, madeProblems, shownTitle, tidied } from './made-draft.ts';
import { kindWords, levelWords } from './make-draft.ts';
import type { MakeFailure } from './make-failure.ts';
import { OutlineDraft } from './OutlineDraft.tsx';
import { QuizDraft } from './QuizDraft.tsx';

export interface MadeDraftViewProps {
  readonly draft: MadeDraft;
  /** The whole of it in Markdown, for copying and reading. */
  readonly text: string;
  readonly onChange: (made: MadeThing) => void;
  /** Accepts the draft, or opens it again for changes. */
  readonly onKeptChange: (kept: boolean) => void;
  /** Hands it over as a file. */
  readonly onSave: () => void;
  readonly onRemove: () => void;
  /** Leads back to the form. */
  readonly onBack: () => void;
  /** Makes a lesson that an outline plans. */
  readonly onLesson: (place: LessonPlace) => void;
  /** Makes a quiz from a lesson. */
  readonly onQuiz: () => void;
  /** What is being made of it now, such as "Writing your lesson"; undefined while nothing is. */
  readonly making?: string | undefined;
  readonly onStop: () => void;
  /** Why nothing was made of it the last time. */
  readonly failure?: MakeFailure | undefined;
  /** Answers in place of it, where its text speaks of danger. */
  readonly card?: SafetyCard | undefined;
  /** Makes it all the same, where only the text speaks of danger. */
  readonly onGoOn?: (() => void) | undefined;
  /** The device has no connection. @default false */
  readonly offline?: boolean | undefined;
  /** The device had no room for it: it is here only for as long as the app stays open. @default false */
  readonly unstored?: boolean | undefined;
}

/** Something that was made: read, tried, changed, kept, and made more of. */
export function MadeDraftView(props: MadeDraftViewProps) {
  const { draft, making, onStop, failure, card, onGoOn, offline = false, onBack } = props;
  const heading = useFocusOn(making === undefined ? draft.id : undefined);
  const { made } = draft;
  return (
    <Stack gap="5">
      <div className={styles.back}>
        <Button tone="ghost" icon={<ArrowLeft />} onClick={onBack}>
          Back to your text
        </Button>
      </div>
      {making !== undefined ? (
        <Making words={making} onStop={onStop} />
      ) : (
        <>
          {card && <MakeCare card={card} onGoOn={onGoOn} />}
          <MakeFailureNote failure={failure} offline={failure !== undefined && offline} />
          {failure?.kind === 'fields' && <FormErrorSummary errors={failure.errors.map(({ message }) => ({ message }))} />}
          <Card>
            <Inline justify="between" align="start" gap="3">
              <div className={styles.title}>
                <Heading level={2} ref={heading} tabIndex={-1}>
                  {shownTitle(made)}
                </Heading>
                <Text size="sm" tone="muted">
                  {made.kind === 'quiz' ? 'Quiz' : `${kindWords[made.kind].name} · ${levelWords[draft.level]}`}
                </Text>
              </div>
              <Chip tone={draft.kept ? 'success' : 'neutral'}>{draft.kept ? 'Kept on this device' : 'Draft'}</Chip>
            </Inline>
            {props.unstored && <Unstored {...props} />}
            <Writer draft={draft} />
            {draft.aboutText && (
              <Text size="sm" tone="muted">
                If any of it is about you, people are there: <Link href="/help-now">Help now</Link>.
              </Text>
            )}
            <Body key={draft.id} {...props} />
          </Card>
        </>
      )}
    </Stack>
  );
}

/** Focus goes to what was opened, so that it is read and in view. */
function useFocusOn(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another draft takes the focus as well.
  useEffect(() => heading.current?.focus(), [id]);
  return heading;
}

function Making({ words, onStop }: { readonly words: string; readonly onStop: () => void }) {
  const stop = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => stop.current?.focus(), []);
  return (
    <Card>
      <LoadingRegion label={words}>
        <Stack gap="4">
          <Text weight="semibold" aria-hidden="true">
            {words}. It takes up to 30 seconds.
          </Text>
          <Skeleton lines={6} />
        </Stack>
      </LoadingRegion>
      <div>
        <Button ref={stop} tone="outline" icon={<Square />} onClick={onStop}>
          Stop
        </Button>
      </div>
    </Card>
  );
}

/** Said where the device has no room: what is here now would be lost, and how it is not. */
function Unstored({ text, onSave }: MadeDraftViewProps) {
  const [said, setSaid] = useState('');
  return (
    <Stack gap="2">
      <Banner
        tone="warning"
        actions={
          <>
            <Button size="small" tone="outline" icon={<Copy />} onClick={() => void copyText(text).then(setSaid)}>
              Copy
            </Button>
            <Button size="small" tone="outline" icon={<Download />} onClick={onSave}>
              Save as Markdown
            </Button>
          </>
        }
      >
        This device has no room to keep it. It is here until you sign out, or close or reload the app: copy it or save it now.
      </Banner>
      <Text size="sm" tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}

/** Who wrote it, plainly. */
function Writer({ draft: { offline, problem } }: { readonly draft: MadeDraft }) {
  if (!offline)
    return <Text size="sm">A language model wrote this from what you gave. Models make mistakes: read it before you use it.</Text>;
  const rules = 'The built-in rules put this together from what you gave. They understand nothing, so read it before you use it.';
  if (problem === 'failed') {
    return (
      <Banner tone="info">The language model did not answer this time. {rules} You can keep it, or go back and try again later.</Banner>
    );
  }
  return (
    <Text size="sm">
      {problem === 'not-configured' && 'No language model is connected here. '}
      {rules}
    </Text>
  );
}

function Body(props: MadeDraftViewProps) {
  const { draft, text, onChange, onKeptChange, onSave, onRemove, onLesson, onQuiz } = props;
  const { made, kept } = draft;
  const [editing, setEditing] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [said, setSaid] = useState('');
  // The fields stand where the words were: the first one is where to begin.
  useEffect(() => {
    if (editing) document.getElementById(fieldOf('title'))?.focus();
  }, [editing]);
  const problems = attempt > 0 ? madeProblems(made) : [];
  const problemOf = (fieldId: string) => problems.find((problem) => problem.fieldId === fieldId)?.message;
  /** Ends the changing, unless something is missing. */
  const whenWhole = (then: () => void) => () => {
    if (madeProblems(made).length > 0) return setAttempt(attempt + 1);
    setAttempt(0);
    if (editing) onChange(tidied(made));
    setEditing(false);
    then();
  };
  const change = () => {
    onKeptChange(false);
    setEditing(true);
  };
  return (
    <Stack gap="5">
      <FormErrorSummary attempt={attempt} errors={problems} />
      <Content {...{ made, text, editing, problemOf, onChange, onLesson, onQuiz }} />
      <Inline gap="3">
        {!kept && (
          // In a quiz the next question leads on.
          <Button tone={made.kind === 'quiz' ? 'soft' : 'primary'} onClick={whenWhole(() => onKeptChange(true))}>
            Keep this {kindWords[made.kind].name.toLowerCase()}
          </Button>
        )}
        {made.kind !== 'quiz' &&
          (editing ? (
            <Button tone="soft" icon={<Check />} onClick={whenWhole(() => {})}>
              Done changing
            </Button>
          ) : (
            <Button tone="soft" icon={<Pencil />} onClick={change}>
              Change
            </Button>
          ))}
        <Button tone="outline" icon={<Copy />} onClick={() => void copyText(text).then(setSaid)}>
          Copy
        </Button>
        <Button tone="outline" icon={<Download />} onClick={onSave}>
          Save as Markdown
        </Button>
        <Button tone="ghost" icon={<Trash2 />} onClick={onRemove}>
          Delete
        </Button>
      </Inline>
      <Text size="sm" tone="muted">
        What you keep stays on this device, until you sign out: save it as Markdown to have it for good.
      </Text>
      <Text size="sm" tone="muted" role="status">
        {said}
      </Text>
    </Stack>
  );
}

interface ContentProps extends Pick<MadeDraftViewProps, 'text' | 'onChange' | 'onLesson' | 'onQuiz'> {
  readonly made: MadeThing;
  readonly editing: boolean;
  readonly problemOf: (fieldId: string) => string | undefined;
}

function Content({ made, text, editing, problemOf, onChange, onLesson, onQuiz }: ContentProps): ReactNode {
  switch (made.kind) {
    case 'outline':
      return (
        <OutlineDraft
          outline={made.outline}
          editing={editing}
          onChange={(outline) => onChange({ kind: 'outline', outline })}
          problemOf={problemOf}
          onLesson={onLesson}
        />
      );
    case 'lesson':
      return (
        <LessonDraft
          lesson={made.lesson}
          editing={editing}
          onChange={(lesson) => onChange({ kind: 'lesson', lesson })}
          problemOf={problemOf}
          onQuiz={onQuiz}
        />
      );
    case 'quiz':
      return <QuizDraft quiz={made.quiz} text={text} />;
  }
}

/** @returns how it went, in words */
const copyText = (text: string): Promise<string> =>
  navigator.clipboard.writeText(text).then(
    () => 'Copied.',
    () => 'The browser does not allow copying here. Save it as a file instead.',
  );
