import { api, type Habit, type SafetyCard } from '@everstep/domain';
import { emptyHabitDraft, type HabitDraft, HabitFormView, habitDraftOf, habitPlanOf } from '@everstep/ui/pages';
import { useCallback, useMemo, useState } from 'react';
import { occurredNow } from '../api/occurred-now.ts';
import { useDropStale } from '../api/useQuery.ts';
import { wordsHelp } from '../care/words-help.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useSubmit } from '../forms/useSubmit.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useCall, useMemberId } from '../session/SessionProvider.tsx';

interface FormProps {
  /** The member's date. */
  readonly today: string;
  readonly onClose: () => void;
}

/** The member's own words in a habit. */
const wordsOf = ({ title, cue }: Pick<Habit, 'title' | 'cue'>): string[] => [title, cue];

/** Plants a habit. What was typed survives closing, reload and a failed request. */
export function NewHabit({ today, onClose }: FormProps) {
  const call = useCall();
  const dropStale = useDropStale();
  const { celebrate } = useGamification();
  const [draft, setDraft] = useHabitDraft();
  // One habit, however often its sending is tried.
  const [id] = useState(() => crypto.randomUUID());
  const [help, setHelp] = useState<SafetyCard>();
  const send = useCallback(async () => {
    const { award, ...stored } = await call(api.habits.create, { body: { id, ...habitPlanOf(draft), ...occurredNow() } });
    dropStale(api.habits.create.tags);
    setDraft(emptyHabitDraft);
    const card = await wordsHelp(wordsOf(stored));
    setHelp(card);
    if (card) return;
    celebrate(award);
    onClose();
  }, [call, dropStale, celebrate, setDraft, onClose, draft, id]);
  const form = useSubmit(send);
  return <HabitFormView mode="new" draft={draft} onDraftChange={setDraft} form={form} today={today} help={help} onClose={onClose} />;
}

/** Changes a habit, from the version that one began with. */
export function EditHabit({ habit, today, onClose }: FormProps & { readonly habit: Habit }) {
  const call = useCall();
  const dropStale = useDropStale();
  const [before] = useState(habit);
  const { id } = before;
  const [help, setHelp] = useState<SafetyCard>();
  const [draft, setDraft] = useState(() => habitDraftOf(habit));
  const send = useCallback(async () => {
    const stored = await call(api.habits.edit, { params: { id }, body: { ...habitPlanOf(draft), version: before.version } });
    dropStale(api.habits.edit.tags);
    const card = await wordsHelp(wordsOf(stored), wordsOf(before));
    setHelp(card);
    if (!card) onClose();
  }, [call, dropStale, onClose, draft, id, before]);
  const form = useSubmit(send);
  return <HabitFormView mode="edit" draft={draft} onDraftChange={setDraft} form={form} today={today} help={help} onClose={onClose} />;
}

function useHabitDraft(): [HabitDraft, (draft: HabitDraft) => void] {
  const memberId = useMemberId();
  const { text, setText, clear } = useDraft(`habit:${memberId}`);
  const draft = useMemo(() => readDraft(text), [text]);
  const set = useCallback((next: HabitDraft) => (next === emptyHabitDraft ? clear() : setText(JSON.stringify(next))), [clear, setText]);
  return [draft, set];
}

function readDraft(text: string): HabitDraft {
  if (text === '') return emptyHabitDraft;
  try {
    // Written above as a HabitDraft; a damaged one begins anew.
    const draft = JSON.parse(text) as Partial<HabitDraft>;
    return typeof draft.title === 'string' ? { ...emptyHabitDraft, ...draft } : emptyHabitDraft;
  } catch {
    return emptyHabitDraft;
  }
}
