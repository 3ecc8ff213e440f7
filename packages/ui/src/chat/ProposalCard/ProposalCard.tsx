import type { DateText, Proposal, ProposedAction } from '@everstep/domain';
import { Check, Flag, ListChecks, type LucideIcon, Mountain, NotebookText, Pencil, Timer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { goalCardTexts } from '../../product/GoalCard/texts.ts';
import { MoodFace } from '../../product/MoodPicker/index.ts';
import { moodTexts } from '../../product/MoodPicker/texts.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { QuietButton } from '../QuietButton/index.ts';
import { type Described, described, scoreOf } from './describe.ts';
import * as styles from './ProposalCard.css.ts';
import { type ProposalAct, type ProposalState, storedState } from './proposal.ts';
import { TitleForm } from './TitleForm.tsx';
import { type ProposalCardTexts, proposalCardTexts } from './texts.ts';
import { useOwnAct } from './use-own-act.ts';

export interface ProposalCardProps {
  /** What is proposed. */
  proposal: Proposal;
  /** Name of the guide who proposes it. */
  by: string;
  /** How far it is. @default as the proposal has it */
  state?: ProposalState | undefined;
  /** The member's date: a due date of another year says its year. */
  today: DateText;
  /** Called with what the member answers. */
  onAct: (act: ProposalAct) => void;
}

/** What a guide proposes to do, in plain words. Nothing happens until the member confirms it; what was done says so, and can be taken back. */
export function ProposalCard({ proposal, by, state = storedState(proposal), today, onAct }: ProposalCardProps) {
  const texts = useTexts('ProposalCard', proposalCardTexts);
  const { moods } = useTexts('Mood', moodTexts);
  const { sizes } = useTexts('GoalCard', goalCardTexts);
  const { action } = proposal;
  const about = described(action, { texts, moods, sizes, today });
  const [changed, setChanged] = useState<string>();
  const title = state.title ?? changed?.trim() ?? about.title;
  const named = title === '' ? about.title : title;
  const suggests = texts.suggests[action.kind](by);
  const [last, setLast] = useState<ProposalAct['kind']>();
  const undone = last === 'undo' && state.kind === 'open' && state.problem === undefined;
  const { card, said, own } = useOwnAct(state, undone ? texts.undone(named) : resultOf(state, action.kind, named, texts));
  const act = (next: ProposalAct) => {
    own();
    setLast(next.kind);
    onAct(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this holds words and answers.
    <div ref={card} role="group" tabIndex={-1} aria-label={`${suggests}: ${named}`} className={styles.card} data-state={state.kind}>
      {state.kind === 'away' ? (
        <p className={styles.away}>
          <span className={styles.awayWords}>{texts.away(named)}</span>
          <Button size="small" tone="ghost" onClick={() => act({ kind: 'show-again' })}>
            {texts.showAgain}
          </Button>
        </p>
      ) : (
        <Shown
          action={action}
          about={about}
          state={state}
          title={named}
          suggests={suggests}
          onTitle={setChanged}
          onConfirm={() => act(named === about.title ? { kind: 'confirm' } : { kind: 'confirm', title: named })}
          onAct={act}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** What came of the member's answer, in a sentence that is said aloud. */
function resultOf({ kind, problem }: ProposalState, act: ProposedAction['kind'], title: string, texts: ProposalCardTexts): string {
  if (problem !== undefined) return problem;
  if (kind === 'done') return `${texts.done[act]}: ${title}`;
  if (kind === 'kept') return texts.kept;
  return kind === 'away' ? texts.away(title) : '';
}

interface ShownProps {
  action: ProposedAction;
  about: Described;
  state: ProposalState;
  title: string;
  suggests: string;
  onTitle: (title: string) => void;
  onConfirm: () => void;
  onAct: (act: ProposalAct) => void;
}

function Shown(props: ShownProps) {
  const { action, about, state, title, suggests, onTitle } = props;
  const texts = useTexts('ProposalCard', proposalCardTexts);
  const [editing, setEditing] = useState(false);
  const settled = state.kind === 'done' || state.kind === 'undoing' || state.kind === 'kept';
  const offline = state.kind === 'open' ? state.offline : undefined;
  const titleMax = state.kind === 'open' ? about.titleMax : undefined;
  return (
    <div className={styles.inside}>
      <Mark action={action} done={settled && state.kind !== 'kept'} />
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.by}>{settled ? doneWords(state, action.kind, texts) : suggests}</p>
          {titleMax !== undefined && !editing && (
            <span className={styles.edit}>
              <QuietButton label={texts.edit} icon={Pencil} onClick={() => setEditing(true)} />
            </span>
          )}
        </div>
        {editing && titleMax !== undefined ? (
          <TitleForm
            title={title}
            maxLength={titleMax}
            onChange={onTitle}
            onDone={(next) => {
              onTitle(next);
              setEditing(false);
            }}
          />
        ) : (
          <p className={styles.title}>{title}</p>
        )}
        {about.facts.length > 0 && <p className={styles.facts}>{about.facts.join(' · ')}</p>}
        {(!settled || about.stays) && about.words !== '' && <p className={styles.more}>{about.words}</p>}
        {state.problem !== undefined && <p className={styles.problem}>{state.problem}</p>}
        {offline && <p className={styles.facts}>{texts[offline]}</p>}
        <div className={styles.actions} data-settled={settled || undefined}>
          {settled ? <Settled {...props} /> : <Answers {...props} />}
        </div>
        {state.help && <SafetyCard card={state.help} />}
      </div>
    </div>
  );
}

const doneWords = ({ kind, already = false }: ProposalState, act: ProposedAction['kind'], texts: ProposalCardTexts): string => {
  if (kind === 'kept') return texts.kept;
  return already ? texts.already : texts.done[act];
};

function Answers({ action, state, onConfirm, onAct }: ShownProps): ReactNode {
  const texts = useTexts('ProposalCard', proposalCardTexts);
  const working = state.kind === 'working';
  const minutes = action.kind === 'open-meditation' ? action.minutes : 0;
  return (
    <>
      {!state.final && (
        <Button size="small" tone="soft" loading={working} disabled={state.offline === 'needed' && !working} onClick={onConfirm}>
          {state.problem === undefined ? texts.confirm[action.kind](minutes) : texts.retry}
        </Button>
      )}
      <Button size="small" tone="ghost" disabled={working} onClick={() => onAct({ kind: 'put-away' })}>
        {texts.notNow}
      </Button>
    </>
  );
}

function Settled({ action, state, onConfirm, onAct }: ShownProps): ReactNode {
  const texts = useTexts('ProposalCard', proposalCardTexts);
  return (
    <>
      {state.href !== undefined && (
        <span className={styles.link}>
          <Link href={state.href}>{texts.open[action.kind]}</Link>
        </span>
      )}
      {action.kind === 'open-meditation' && (
        <Button size="small" tone="outline" onClick={onConfirm}>
          {texts.again}
        </Button>
      )}
      {state.canUndo && (
        <span className={state.href === undefined ? styles.flush : undefined}>
          <Button size="small" tone="ghost" loading={state.kind === 'undoing'} onClick={() => onAct({ kind: 'undo' })}>
            {texts.undo}
          </Button>
        </span>
      )}
    </>
  );
}

const icons: Readonly<Record<Exclude<ProposedAction['kind'], 'log-mood'>, LucideIcon>> = {
  'create-goal': Flag,
  'create-habit': ListChecks,
  'start-challenge': Mountain,
  'open-meditation': Timer,
  'write-journal': NotebookText,
};

/** The sign of the area that it goes to, a mood's face, or the tick of what is done. */
function Mark({ action, done }: { action: ProposedAction; done: boolean }) {
  if (action.kind === 'log-mood') {
    return (
      <span className={styles.face} aria-hidden="true">
        <MoodFace score={scoreOf(action.score)} />
      </span>
    );
  }
  const Icon = done ? Check : icons[action.kind];
  return (
    <span className={styles.mark} data-done={done || undefined} aria-hidden="true">
      <Icon size={18} />
    </span>
  );
}
