import { api, type DateText, type Goal, type SafetyCard } from '@everstep/domain';
import { changesBetween, draftOfGoal, emptyGoalDraft, GoalFormView, planOf } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { occurredNow } from '../api/occurred-now.ts';
import { useAction } from '../api/useAction.ts';
import { useQuery } from '../api/useQuery.ts';
import { wordsHelp } from '../care/words-help.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { goalElsewhere } from './goal-elsewhere.ts';
import { useGoalDraft } from './useGoalDraft.ts';

interface FormProps {
  /** The member's date. */
  readonly today: DateText;
  readonly onClose: () => void;
}

/** The habits that can carry a goal; none when they cannot be loaded. */
function useHabitChoices() {
  const { data, error } = useQuery(api.habits.list, { query: {} });
  return data?.habits.map(({ id, title }) => ({ id, title })) ?? (error ? [] : undefined);
}

/** The member's own words in a goal. */
const wordsOf = ({ title, why, milestones }: Pick<Goal, 'title' | 'why' | 'milestones'>): string[] => [
  title,
  why,
  ...milestones.map((milestone) => milestone.title),
];

/** Sets a goal. What was typed survives closing, reload and a failed request. */
export function NewGoal({ today, onClose }: FormProps) {
  const { celebrate } = useGamification();
  const habits = useHabitChoices();
  const [draft, setDraft] = useGoalDraft();
  const [help, setHelp] = useState<SafetyCard>();
  // One goal, however often its sending is tried.
  const [id] = useState(() => crypto.randomUUID());
  const create = useAction(api.goals.create);
  const save = async () => {
    const stored = await create.run({ body: { id, ...planOf(draft), ...occurredNow() } });
    if (!stored) return;
    setDraft(emptyGoalDraft);
    const card = await wordsHelp(wordsOf(stored));
    setHelp(card);
    if (card) return;
    if (stored.award) celebrate(stored.award);
    onClose();
  };
  return (
    <GoalFormView
      isNew
      draft={draft}
      onDraftChange={setDraft}
      habits={habits}
      today={today}
      onSave={() => void save()}
      saving={create.pending}
      problem={create.error ? sentenceOf(create.error) : undefined}
      help={help}
      onClose={onClose}
    />
  );
}

/** Changes a goal, from the version that one began with; says what changed elsewhere, and lets the member choose. */
export function EditGoal({ goal, today, onClose }: FormProps & { readonly goal: Goal }) {
  const habits = useHabitChoices();
  const [base, setBase] = useState(goal);
  const [draft, setDraft] = useState(() => draftOfGoal(goal));
  const [help, setHelp] = useState<SafetyCard>();
  const edit = useAction(api.goals.edit);
  const theirs = goalElsewhere(edit.error);
  const save = async (version: number) => {
    const stored = await edit.run({ params: { id: goal.id }, body: { ...planOf(draft), version } });
    if (!stored) return;
    const card = await wordsHelp(wordsOf(stored), wordsOf(goal));
    setHelp(card);
    if (!card) onClose();
  };
  return (
    <GoalFormView
      draft={draft}
      onDraftChange={setDraft}
      habits={habits}
      today={today}
      onSave={() => void save(base.version)}
      saving={edit.pending}
      problem={edit.error && !theirs ? sentenceOf(edit.error) : undefined}
      conflict={
        theirs && {
          changes: changesBetween(base, theirs, today),
          onKeepMine: () => void save(theirs.version),
          onTakeTheirs: () => {
            setBase(theirs);
            setDraft(draftOfGoal(theirs));
            edit.clearError();
          },
        }
      }
      help={help}
      onClose={onClose}
    />
  );
}
