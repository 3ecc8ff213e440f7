import type { GuideContext } from '../../provider.ts';
import type { Remark } from './records.ts';

/** So many titles are named at once. */
const MOST_NAMED = 5;

interface RecordsAnswer {
  readonly text: string;
  /** What was named. */
  readonly named: readonly Remark[];
}

/** What a guide sees of the records that a member asks for: as it stands there, and where nothing is open, that. */
export function recordsAsked(question: string, context: GuideContext): RecordsAnswer {
  const asked = (['goal', 'habit', 'streak'] as const).filter((kind) => new RegExp(`\\b${kind}s?\\b`, 'i').test(question));
  if (asked.length > 0) {
    const told = joined(asked.map((kind) => answers[kind](context)));
    const isHow = /\bhow (?:are|is)\b/i.test(question) && told.named.length > 0;
    return isHow ? { ...told, text: `${told.text} ${HOW_FAR}` } : told;
  }
  const { firstName } = context;
  const known = [answers.goal(context), answers.habit(context), answers.streak(context)].filter(({ named }) => named.length > 0);
  const name = { text: firstName.trim() === '' ? '' : `Your first name is ${firstName.trim()}.`, named: [] };
  const nothing = { text: 'Of your records I see nothing.', named: [] };
  return joined([name, ...(known.length > 0 ? known : [nothing]), notesIn(context), { text: WHERE, named: [] }]);
}

/** What the member has noted for this guide, in their words. */
function notesIn({ given }: GuideContext): RecordsAnswer {
  const notes = (given?.notes ?? []).slice(0, MOST_NAMED);
  const text = notes.length === 0 ? '' : `You have noted for me: ${notes.map(quoted).join(', ')}.`;
  return { text, named: [] };
}

const HOW_FAR = 'How far you have come with them, their pages show better than I can. Which of them is on your mind?';
const WHERE = 'All that I may see is listed for you under Settings, Privacy, where you can close each part of it.';
const CLOSED = 'either there is none, or it is closed to guides under Settings, Privacy.';

const answers: Readonly<Record<'goal' | 'habit' | 'streak', (context: GuideContext) => RecordsAnswer>> = {
  goal: ({ goals = [] }) => {
    const shown = goals.slice(0, MOST_NAMED);
    const named = shown.map((title) => ({ kind: 'goal', title }) as const);
    if (shown.length === 0) return { text: `I see no open goal of yours: ${CLOSED}`, named };
    return { text: `Your open ${shown.length === 1 ? 'goal is' : 'goals are'} ${listOf(shown.map(quoted), goals.length)}.`, named };
  },
  habit: ({ habits = [] }) => {
    const shown = habits.slice(0, MOST_NAMED);
    const named = shown.map(({ title }) => ({ kind: 'habit', title }) as const);
    if (shown.length === 0) return { text: `I see no habit for today: ${CLOSED}`, named };
    const words = shown.map(({ title, done }) => `${quoted(title)}${done ? ' (done)' : ''}`);
    return { text: `For today ${shown.length === 1 ? 'there is' : 'there are'} ${listOf(words, habits.length)}.`, named };
  },
  streak: ({ streakDays }) =>
    streakDays > 0
      ? {
          text: `Your streak stands at ${streakDays} ${streakDays === 1 ? 'day' : 'days'}.`,
          named: [{ kind: 'streak', title: String(streakDays) }],
        }
      : { text: 'I see no streak now; it begins again with one check-in.', named: [] },
};

const quoted = (title: string): string => `“${title}”`;

function listOf(words: readonly string[], count: number): string {
  if (count > words.length) return `${words.join(', ')} and ${count - words.length} more`;
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const joined = (parts: readonly RecordsAnswer[]): RecordsAnswer => ({
  text: parts
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' '),
  named: parts.flatMap(({ named }) => named),
});
