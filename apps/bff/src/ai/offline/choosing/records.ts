import type { KnownKind } from '@everstep/domain';
import type { GuideContext } from '../../provider.ts';
import { may } from '../reading/intents/intents.ts';
import { stemsOf } from '../reading/own-clauses.ts';
import type { Talk } from '../reading/talk.ts';
import type { RecordKind } from '../wording/voices/lines.ts';

/** A remark on the member's records that fits here: what it is about, and the title to name. */
export interface Remark {
  readonly kind: RecordKind;
  readonly title: string;
}

/** A streak shorter than this is no subject. */
const STREAK_WORTH_MENTIONING = 3;
const LONGEST_TITLE = 80;
/** Means of a day, 1 to 5, at which a mood is worth a word. */
const [LOW_MOOD, GOOD_MOOD] = [2.5, 4];

/** Remarks that fit the message, the most fitting first. None speaks of the same record twice in a conversation. */
export function remarksFor(
  { reading: { heard, echo, quote, words, thing }, replies, turns }: Talk,
  context: GuideContext,
): readonly Remark[] {
  const remarks: Remark[] = [];
  const about = stemsOf([echo, quote, words, thing].filter((part) => part !== undefined).join(' '));
  const isNamed = (title: string) => [...stemsOf(title)].some((stem) => about.has(stem));
  const isMeant = (title: string) =>
    [...stemsOf(title)].filter((stem) => about.has(stem)).length >= Math.min(2, stemsOf(title).size) && isNamed(title);
  const add = (kind: RecordKind, title: string) => remarks.push({ kind, title });
  if (may(heard, 'records')) {
    const goals = (context.goals ?? []).filter(isNamed);
    for (const title of goals) add('goal', title);
    // One word in common is not enough for a habit: the pages of a thesis are not those that are read.
    if (goals.length === 0) for (const { title, done } of context.habits ?? []) if (!done && isMeant(title)) add('habit', title);
  }
  if (context.mood !== undefined && may(heard, 'mood')) {
    if (context.mood <= LOW_MOOD && heard !== 'joy') add('lowMood', 'mood');
    if (context.mood >= GOOD_MOOD && (heard === 'joy' || heard === 'greeting')) add('goodMood', 'mood');
  }
  if (heard === 'greeting') {
    if (context.focus.trim() !== '') add('focus', context.focus.trim());
    for (const title of context.goals?.slice(0, 1) ?? []) add('goal', title);
  }
  if (turns >= STREAK_WORTH_MENTIONING && may(heard, 'streak') && context.streakDays >= STREAK_WORTH_MENTIONING) {
    add('streak', String(context.streakDays));
  }
  const isNew = ({ kind, title }: Remark) =>
    kind === 'lowMood' || kind === 'goodMood' || kind === 'streak' || !replies.some((reply) => reply.includes(`“${title}”`));
  return remarks.filter(({ title }) => title.length <= LONGEST_TITLE).filter(isNew);
}

/** The goals and habits among answers that are offered. */
export const offeredRecords = (choices: readonly string[], { goals = [], habits = [] }: GuideContext): readonly Remark[] =>
  choices.flatMap((title): readonly Remark[] => {
    if (goals.includes(title)) return [{ kind: 'goal', title }];
    return habits.some((habit) => habit.title === title) ? [{ kind: 'habit', title }] : [];
  });

const kindOf: Readonly<Record<RecordKind, KnownKind>> = {
  goal: 'goals',
  habit: 'habits',
  streak: 'level',
  focus: 'profile',
  lowMood: 'mood',
  goodMood: 'mood',
};

/** The names of the given records that a reply was made from: what its remark is about, and the first name where it stands in it. */
export function refsOf(remarks: readonly Remark[], { given, firstName }: GuideContext, text: string): readonly string[] {
  const records = given?.records ?? [];
  const used = remarks.flatMap(({ kind, title }) => {
    const isMood = kind === 'lowMood' || kind === 'goodMood';
    return (
      records.find((record) => record.kind === kindOf[kind] && (isMood || (record.value === title && record.ref !== 'level:level'))) ?? []
    );
  });
  const name = firstName.trim() !== '' && text.includes(firstName) ? records.filter(({ ref }) => ref === 'profile:name') : [];
  return [...used, ...name].map(({ ref }) => ref);
}
