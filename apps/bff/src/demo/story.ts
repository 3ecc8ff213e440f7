import type { Quadrant } from '@everstep/domain';

/** One mood of the demo member's story. */
export interface Beat {
  /** 0 is sixty days ago, 59 is today. */
  readonly day: number;
  /** Local hour, 6–22. */
  readonly hour: number;
  readonly score: 1 | 2 | 3 | 4 | 5;
  readonly quadrant: Quadrant;
  readonly words: readonly string[];
  readonly activities: readonly string[];
  readonly note: string;
}

const tense: Quadrant = 'high-unpleasant';
const bright: Quadrant = 'high-pleasant';
const low: Quadrant = 'low-unpleasant';
const calm: Quadrant = 'low-pleasant';

type Row = readonly [day: number, hour: number, score: Beat['score'], quadrant: Quadrant, words: string, activities: string, note: string];

/** Sixty days of someone who finishes a thesis on mosses, looks after an allotment and learns to run slowly. */
const rows: readonly Row[] = [
  [0, 20, 3, calm, 'curious', 'reading', 'Trying this because the evenings have been slipping away. Ten minutes, then bed.'],
  [1, 8, 3, low, 'slow', 'coffee', 'Opened the thesis file, looked at it, closed it. Still, opened it.'],
  [1, 21, 4, calm, 'settled', 'walk,friends', 'Walked with Ilse along the canal until the street lamps came on.'],
  [2, 13, 3, tense, 'scattered', 'work', 'Three meetings, no lunch. I ate an apple standing up.'],
  [3, 7, 4, calm, 'rested', 'sleep', 'Slept through for the first time this week.'],
  [4, 18, 2, tense, 'impatient', 'work,commute', 'Train stood still for forty minutes and so did I.'],
  [5, 11, 4, bright, 'cheerful', 'allotment', 'First beans are up. I told them about the deadline; they did not mind.'],
  [6, 19, 4, calm, 'content', 'cooking', 'Soup from three leftovers. Better than any of them.'],
  [7, 22, 3, low, 'tired', 'work', 'Long day, short note.'],
  [8, 9, 4, bright, 'focused', 'writing', 'One page before nine. Nobody saw it, which may be why it went well.'],
  [10, 20, 3, calm, 'quiet', 'reading', 'Skipped everything yesterday and the sky stayed up.'],
  [11, 12, 4, calm, 'clear', 'walk', 'Twenty minutes without the phone. Counted five kinds of moss on one wall.'],
  [12, 17, 2, low, 'discouraged', 'writing', 'The results chapter reads like a parts list. I know what it lacks and not how to say it.'],
  [13, 8, 3, low, 'foggy', 'coffee', ''],
  [13, 21, 4, calm, 'relieved', 'family', 'Rang my mother. She asked about the mosses and listened to the end.'],
  [14, 19, 5, bright, 'proud', 'running', 'Ran the whole loop without stopping. A dog overtook me twice.'],
  [15, 10, 4, bright, 'eager', 'writing', 'Second page this week. It has a verb in every sentence.'],
  [16, 22, 3, calm, 'even', 'music', 'Played the same four chords until they sounded like a song.'],
  [17, 14, 2, tense, 'pressed', 'work', 'Two people need the same thing by Friday and both think they asked first.'],
  [18, 18, 4, calm, 'lighter', 'walk,friends', 'Told Ilse about Friday. Said out loud, it was about half the size.'],
  [19, 9, 4, calm, 'steady', 'writing', ''],
  [
    20,
    16,
    5,
    bright,
    'playful',
    'allotment,friends',
    'Half the street came to see the sunflower. It is leaning on the fence like a landlord.',
  ],
  [21, 21, 4, calm, 'grateful', 'reading', 'A library book with pencil notes of somebody who also liked page 112.'],
  [22, 20, 2, low, 'shivery', 'rest', 'Throat like sandpaper. Going to bed at eight and not sorry.'],
  [25, 17, 2, low, 'weak', 'rest,sleep', 'Back on the sofa side of the world. Two days of tea and old films.'],
  [26, 11, 3, low, 'mending', 'rest', 'Walked as far as the bakery. Sat on the wall on the way back and felt like a cat.'],
  [27, 19, 3, calm, 'patient', 'cooking', 'Appetite is back. Made rice for one and ate it for two.'],
  [28, 8, 4, calm, 'awake', 'coffee', 'Coffee tastes of coffee again.'],
  [29, 10, 4, bright, 'ready', 'writing', 'Half a page. After a week off it felt like a lot, so I let it be a lot.'],
  [30, 18, 3, calm, 'mellow', 'walk', ''],
  [31, 13, 4, bright, 'hopeful', 'work', 'The Friday thing turned out fine for both of them. They even thanked each other.'],
  [32, 21, 4, calm, 'at ease', 'music,friends', 'Tariq brought his drum. The neighbours brought biscuits.'],
  [33, 9, 3, tense, 'restless', 'writing', 'Supervisor wants the figures redrawn. She is right, which does not help.'],
  [34, 17, 4, bright, 'absorbed', 'writing', 'Redrew figure three. It is suddenly about something.'],
  [35, 20, 4, calm, 'calm', 'running', 'Slow run in the drizzle, all alone with the snails.'],
  [36, 22, 3, low, 'drained', 'work', 'Too many screens. Reading on paper until my eyes close.'],
  [38, 19, 3, calm, 'gentle', 'rest', 'Took yesterday off from everything, on purpose this time.'],
  [39, 12, 4, bright, 'curious', 'reading', 'Found a paper from 1931 that answers my footnote. It has hand-drawn leaves.'],
  [40, 8, 4, calm, 'collected', 'writing', 'The morning page is a habit now, I think. I only notice it when it is finished.'],
  [
    41,
    18,
    2,
    tense,
    'annoyed',
    'commute',
    'Someone played videos out loud for nine stops. I composed a letter in my head and did not send it.',
  ],
  [42, 20, 4, calm, 'warm', 'family', 'My sister sent a photograph of us on a swing. Same expression, thirty years apart.'],
  [43, 11, 5, bright, 'delighted', 'allotment', 'Beans for the whole house. Left bags on every door handle.'],
  [44, 21, 3, tense, 'nervous', 'work', 'The talk is tomorrow. I know the slides; it is my hands I am worried about.'],
  [
    45,
    16,
    5,
    bright,
    'elated',
    'work',
    'The talk went well. Somebody asked about the wall by the canal and I could have gone on for an hour.',
  ],
  [46, 10, 4, calm, 'satisfied', 'walk', 'Slow morning. Nothing to prove to anyone until noon.'],
  [47, 19, 3, low, 'flat', 'work', 'The day after the day after. Laundry and early bed.'],
  [48, 9, 4, bright, 'motivated', 'writing', 'Wrote the paragraph that I had been walking around since spring.'],
  [49, 20, 4, calm, 'peaceful', 'reading', ''],
  [50, 15, 4, bright, 'sociable', 'friends', 'Ilse’s birthday. We floated candles in the pond and lost one to a duck.'],
  [51, 18, 3, calm, 'unhurried', 'cooking', 'Bread did not rise. Called it flatbread and it was very good flatbread.'],
  [52, 8, 3, low, 'sleepy', 'coffee', ''],
  [53, 17, 4, bright, 'strong', 'running', 'Five kilometres. I had to look at the map twice to believe it.'],
  [54, 13, 3, tense, 'hurried', 'work', 'Said no to one meeting. The project survived.'],
  [
    55,
    20,
    4,
    calm,
    'thankful',
    'walk,family',
    'Walked and talked with my father on the phone, both of us outdoors, two hundred miles apart.',
  ],
  [56, 9, 5, bright, 'inspired', 'writing', 'The introduction is finished. I read it aloud to the beans.'],
  [57, 21, 4, calm, 'mellow', 'music', 'New chord. That makes five.'],
  [58, 19, 4, calm, 'content', 'cooking,friends', 'Tariq came for soup and stayed for the washing-up. Rare in a person.'],
];

const listOf = (text: string): readonly string[] => text.split(',').filter((part) => part !== '');

export const story: readonly Beat[] = rows.map(([day, hour, score, quadrant, words, activities, note]) => ({
  day,
  hour,
  score,
  quadrant,
  words: listOf(words),
  activities: listOf(activities),
  note,
}));

type QuickMood = Pick<Beat, 'score' | 'quadrant' | 'words' | 'activities'>;

/** Quick entries between the beats: two taps and no note, as on most days of most people. */
export const quickMoods: readonly [QuickMood, ...QuickMood[]] = [
  { score: 4, quadrant: calm, words: ['calm'], activities: ['walk'] },
  { score: 3, quadrant: calm, words: ['okay'], activities: [] },
  { score: 4, quadrant: bright, words: ['awake'], activities: ['coffee'] },
  { score: 3, quadrant: low, words: ['tired'], activities: ['work'] },
  { score: 4, quadrant: bright, words: ['busy', 'good'], activities: ['work'] },
  { score: 2, quadrant: tense, words: ['rushed'], activities: ['commute'] },
  { score: 5, quadrant: bright, words: ['light'], activities: ['friends'] },
  { score: 3, quadrant: calm, words: ['steady'], activities: ['reading'] },
  { score: 4, quadrant: calm, words: ['rested'], activities: ['sleep'] },
];

/** Days without any entry: one that a freeze bridged, two in bed with a cold, one taken off. */
export const quietDays: ReadonlySet<number> = new Set([9, 23, 24, 37]);
