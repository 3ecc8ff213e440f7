import { type Award, api, type DateText, type Goal, type SafetyCard } from '@everstep/domain';
import { changesBetween, GoalCloseView, GoalDoneView } from '@everstep/ui/pages';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useAction } from '../api/useAction.ts';
import { useRulesAtHand } from '../care/unsent-help.ts';
import { useQuiet } from '../care/useQuiet.ts';
import { wordsHelp } from '../care/words-help.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useMember, useMemberId } from '../session/SessionProvider.tsx';
import { goalElsewhere } from './goal-elsewhere.ts';

interface CloseProps {
  readonly goal: Goal;
  /** The member's date. */
  readonly today: DateText;
  readonly onClose: () => void;
}

interface Done {
  readonly goal: Goal;
  readonly award: Award | null;
  readonly help: SafetyCard | undefined;
}

/** What was learned from a goal, kept while it is being written. */
function useLesson(goal: Goal) {
  const memberId = useMemberId();
  const { text, setText, clear } = useDraft(`goal-lesson:${memberId}:${goal.id}`);
  useRulesAtHand(text !== '');
  // A lesson of an earlier end stands there to go on from.
  return { lesson: text || goal.lesson, setLesson: setText, clear };
}

/** What was refused because the goal changed on another device, said with what changed; else why it failed. */
function problemOf(error: unknown, goal: Goal, today: DateText): string | undefined {
  const theirs = goalElsewhere(error);
  if (!theirs) return error ? sentenceOf(error) : undefined;
  const changes = changesBetween(goal, theirs, today).join('. ');
  return ['This goal was changed on another device', changes, 'Have another look, then try again.'].filter(Boolean).join('. ');
}

/** Completes a goal: what was learned, then the ceremony, and once that is closed the notices of what was earned. */
export function CompleteGoal({ goal, today, onClose }: CloseProps) {
  const { calmMode } = useMember();
  const { celebrate } = useGamification();
  const isQuiet = useQuiet();
  const { lesson, setLesson, clear } = useLesson(goal);
  const [done, setDone] = useState<Done>();
  const toggle = useAction(api.goals.toggle);
  const version = goalElsewhere(toggle.error)?.version ?? goal.version;

  const owed = useRef<{ readonly award: Award | null; readonly celebrate: (award: Award) => void }>(undefined);
  owed.current = done && !done.help ? { award: done.award, celebrate } : undefined;
  useEffect(
    // By the button or by Back: whatever closes the ceremony lets the notices begin.
    () => () => {
      if (owed.current?.award) owed.current.celebrate(owed.current.award);
    },
    [],
  );

  const complete = async () => {
    const stored = await toggle.run({ params: { id: goal.id }, body: { completed: true, lesson, version, ...occurredNow() } });
    if (!stored) return;
    clear();
    const { award, ...closed } = stored;
    setDone({ goal: closed, award, help: await wordsHelp([stored.lesson]) });
  };
  if (done) {
    const quiet = isQuiet || done.award?.quiet === true;
    return <GoalDoneView {...done} today={today} calm={calmMode ?? false} quiet={quiet} onClose={onClose} />;
  }
  return (
    <GoalCloseView
      goal={goal}
      way="complete"
      lesson={lesson}
      onLessonChange={setLesson}
      onConfirm={() => void complete()}
      saving={toggle.pending}
      problem={problemOf(toggle.error, goal, today)}
      onCancel={onClose}
    />
  );
}

/** Lets a goal go into the archive, with what was learned from it. */
export function ArchiveGoal({ goal, today, onClose }: CloseProps) {
  const { lesson, setLesson, clear } = useLesson(goal);
  const [help, setHelp] = useState<SafetyCard>();
  const edit = useAction(api.goals.edit);
  const version = goalElsewhere(edit.error)?.version ?? goal.version;
  const archive = async () => {
    const stored = await edit.run({ params: { id: goal.id }, body: { state: 'archived', lesson, version } });
    if (!stored) return;
    clear();
    const card = await wordsHelp([stored.lesson]);
    setHelp(card);
    if (!card) onClose();
  };
  if (help) return <GoalDoneView goal={goal} award={null} today={today} help={help} onClose={onClose} />;
  return (
    <GoalCloseView
      goal={goal}
      way="archive"
      lesson={lesson}
      onLessonChange={setLesson}
      onConfirm={() => void archive()}
      saving={edit.pending}
      problem={problemOf(edit.error, goal, today)}
      onCancel={onClose}
    />
  );
}
