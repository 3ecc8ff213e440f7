import { type DateText, type HabitSchedule, habitScheduleWords, type ProposedAction } from '@everstep/domain';
import { countOf } from '../../product/format.ts';

/** One wording for each kind of act. */
export type OfEachKind<T> = Readonly<Record<ProposedAction['kind'], T>>;

/** The fixed words of a `ProposalCard`. */
export interface ProposalCardTexts {
  /** Who proposes what. @param name of the guide */
  readonly suggests: OfEachKind<(name: string) => string>;
  /** Name what cannot be named by words of its own. */
  readonly challenge: string;
  readonly meditation: (minutes: number) => string;
  readonly journal: string;
  /** Facts below the title. */
  readonly schedule: (schedule: HabitSchedule) => string;
  readonly due: (date: DateText, today: DateText) => string;
  readonly days: (count: number) => string;
  readonly unrecorded: string;
  /** The button that does it, named after the act. */
  readonly confirm: OfEachKind<(minutes: number) => string>;
  readonly notNow: string;
  /** Say that it is done, before the title. */
  readonly done: OfEachKind<string>;
  /** Said where a challenge of the same length was open before. */
  readonly already: string;
  /** The link to what was made. */
  readonly open: OfEachKind<string>;
  /** Opens once more what can be opened often. */
  readonly again: string;
  readonly undo: string;
  /** Said once it is taken back. */
  readonly undone: (title: string) => string;
  readonly retry: string;
  /** One line in place of a card that was put away. */
  readonly away: (title: string) => string;
  readonly showAgain: string;
  /** What happens, or does not, without a connection. */
  readonly kept: string;
  readonly waits: string;
  readonly needed: string;
  /** Change the title before it is confirmed. */
  readonly edit: string;
  readonly title: string;
  readonly keepNew: string;
  readonly keepOld: string;
}

const sameYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const otherYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function due(date: DateText, today: DateText): string {
  const format = date.slice(0, 4) === today.slice(0, 4) ? sameYear : otherYear;
  return `By ${format.format(Date.parse(`${date}T00:00:00Z`))}`;
}

export const proposalCardTexts: ProposalCardTexts = {
  suggests: {
    'create-goal': (name) => `${name} suggests a goal`,
    'create-habit': (name) => `${name} suggests a habit`,
    'log-mood': (name) => `${name} suggests noting how you feel`,
    'start-challenge': (name) => `${name} suggests a challenge`,
    'open-meditation': (name) => `${name} suggests a pause`,
    'write-journal': (name) => `${name} suggests writing it down`,
  },
  challenge: 'A challenge',
  meditation: (minutes) => `${countOf(minutes, 'minute')} of quiet`,
  journal: 'Your words from this conversation',
  schedule: habitScheduleWords,
  due,
  days: (count) => countOf(count, 'day'),
  unrecorded: 'A timer, here in the chat. Nothing is recorded.',
  confirm: {
    'create-goal': () => 'Add goal',
    'create-habit': () => 'Add habit',
    'log-mood': () => 'Log mood',
    'start-challenge': () => 'Start challenge',
    'open-meditation': (minutes) => `Begin ${countOf(minutes, 'minute')}`,
    'write-journal': () => 'Open in journal',
  },
  notNow: 'Not now',
  done: {
    'create-goal': 'Added to your goals',
    'create-habit': 'Added to your habits',
    'log-mood': 'Logged',
    'start-challenge': 'Started',
    'open-meditation': 'Opened',
    'write-journal': 'Opened in your journal',
  },
  already: 'It was under way already',
  open: {
    'create-goal': 'Open goal',
    'create-habit': 'Open habit',
    'log-mood': 'Open moods',
    'start-challenge': 'Open challenge',
    'open-meditation': 'Open timer',
    'write-journal': 'Open entry',
  },
  again: 'Once more',
  undo: 'Undo',
  undone: (title) => `Undone: ${title}`,
  retry: 'Try again',
  away: (title) => `Put away: ${title}`,
  showAgain: 'Show again',
  kept: 'Kept on this device. It is sent when the connection is back.',
  waits: 'You are offline. It will wait on this device until the connection is back.',
  needed: 'You are offline. This needs a connection.',
  edit: 'Change the title',
  title: 'Title',
  keepNew: 'Keep this title',
  keepOld: 'Keep the old title',
};
