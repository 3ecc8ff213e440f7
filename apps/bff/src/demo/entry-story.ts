import type { Time } from './life.ts';

/** One journal entry of the demo member's story. */
export interface ToldEntry {
  readonly day: number;
  readonly at: Time;
  readonly title: string;
  readonly tags: readonly string[];
  /** A shipped prompt. */
  readonly prompt?: string;
  readonly pinned?: true;
  /** The hour of the day's beat whose mood it is about. */
  readonly moodAt?: number;
  readonly body: string;
}

/** Written by somebody who has twenty-three kinds of moss to describe, and some evenings left over. */
export const toldEntries: readonly ToldEntry[] = [
  {
    day: 0,
    at: { hour: 21, minute: 5 },
    title: 'Why this, why now',
    tags: ['evenings'],
    moodAt: 20,
    body: `The evenings have been going somewhere without me. I sit down at seven with a cup of tea, and then it is eleven and the tea is cold and I could not say what I did.

So: ten minutes of this, then a few pages on paper, then bed. I am not going to improve my life. I would just like to be there for more of it.`,
  },
  {
    day: 5,
    at: { hour: 12, minute: 30 },
    title: 'Beans',
    tags: ['allotment'],
    moodAt: 11,
    body: 'They came up overnight, eleven of twelve, each with its little hat of soil still on. The twelfth is thinking about it.',
  },
  {
    day: 11,
    at: { hour: 19, minute: 40 },
    title: 'Five kinds on one wall',
    tags: ['mosses', 'canal'],
    moodAt: 12,
    body: `Left the phone at home and looked at the wall instead. Between the second lock and the bench:

- silvery thread moss in every joint, as if somebody had drawn it in
- wall screw-moss, twisted shut in the sun
- a cushion the size of a coin that I took for *Grimmia*
- something feathery down where it is always wet
- one that I do not know

I have read about these for two years. I had never simply stood there until they looked back.`,
  },
  {
    day: 12,
    at: { hour: 21, minute: 15 },
    title: 'A list of parts',
    tags: ['thesis'],
    prompt: 'work-2',
    moodAt: 17,
    body: `The results chapter. I keep moving it to tomorrow, and what is in its way is that I have written it already, only badly. Table, sentence about the table, table. It is all true and nobody would read it on a train.

What I want to say is: *water decides*. Every table says it. No sentence of mine does yet.

Smallest piece I could do tomorrow: one paragraph, no numbers, as if I were telling Ilse.`,
  },
  {
    day: 18,
    at: { hour: 21, minute: 5 },
    title: 'Half the size',
    tags: ['friends', 'work'],
    prompt: 'people-3',
    moodAt: 18,
    body: `Last felt really listened to: tonight, on the towpath. I told Ilse about the Friday thing, both people, both promises. She did not offer a solution. She asked which of the two I was afraid of, and I heard myself say "neither, I am afraid of being the one who drops it".

Said out loud it was about half the size. I will write to both of them in the morning, the same three lines.`,
  },
  {
    day: 25,
    at: { hour: 18, minute: 5 },
    title: 'Tea, films, tea',
    tags: ['rest'],
    moodAt: 17,
    body: 'Day three of the cold. I missed everything and nothing fell down. Ilse watered.',
  },
  {
    day: 29,
    at: { hour: 21, minute: 0 },
    title: 'After a week off',
    tags: ['thesis', 'rest'],
    prompt: 'growth-6',
    moodAt: 10,
    body: `What I do differently now when things go wrong: I come back in smaller pieces.

In spring I would have tried to make up for the week. Eight hours at the desk, no lunch, a bad page, and then two days of being cross about the page. Today I wrote half a page, shut the lid and went to look at the bread. Half a page a day is a chapter by autumn. I did the sum twice because I did not believe it.`,
  },
  {
    day: 34,
    at: { hour: 20, minute: 20 },
    title: 'Figure three',
    tags: ['thesis', 'mosses'],
    moodAt: 17,
    body: `Redrew it by hand first, with the axis upside down: wet at the bottom, as on the wall. Suddenly it *is* the wall. You can see them sort themselves, the feathery ones with their feet in the canal, the cushions up in the sun.

My supervisor was right, and I have told her so, which cost less than I had put aside for it.`,
  },
  {
    day: 42,
    at: { hour: 21, minute: 10 },
    title: 'Two on a swing',
    tags: ['family'],
    prompt: 'who-you-are-4',
    pinned: true,
    moodAt: 20,
    body: `My sister sent the photograph. I am about nine. She is pushing, I am looking at the ground going by, and I know exactly what I was doing: counting the dandelions each time I came over them, to see whether there were more on the way back.

What is left of it: the counting. The suspicion that if you go over the same ground slowly enough there will be more there. I have made a thesis out of that.

What I would like back: not minding who pushes.

I rang her. We talked for an hour, mostly about a fence. At the end she said, "You sound like yourself," and I have been carrying that about the flat all evening like something warm.`,
  },
  {
    day: 45,
    at: { hour: 22, minute: 10 },
    title: 'The talk',
    tags: ['work', 'mosses'],
    moodAt: 16,
    body: `It went well. I want to put down how, so that I can read it before the next one.

1. I practised only the first minute, with a pen in my hand, as agreed last night. My hands had something to do and left me alone.
2. I said "I do not know" once. The ceiling held.
3. Nobody noticed the slide I had forgotten, because I was the only one who knew that it existed.
4. Somebody in the third row asked about the wall by the canal. Not about the method: about the *wall*. Where exactly, and could one see it?

Afterwards I sat on the steps with a sandwich and felt tall.`,
  },
  {
    day: 50,
    at: { hour: 22, minute: 5 },
    title: 'Candles',
    tags: ['friends'],
    prompt: 'today-2',
    moodAt: 15,
    body: 'The one I would keep: Ilse on her knees at the pond, laughing, trying to talk a duck out of a lit candle. Everybody’s faces from below, gold. Tariq humming something in five. I thought, remember this, and then I thought, you are allowed to just be here as well.',
  },
  {
    day: 53,
    at: { hour: 21, minute: 20 },
    title: 'Five',
    tags: ['running'],
    prompt: 'gratitude-4',
    moodAt: 17,
    body: `Five kilometres, two herons, one stitch. Forty-one minutes, which is a speed at which you can greet people.

A year ago I could not run to the tram. What is easy now: breathing through the nose up to the second bridge. What is still hard: the hill by the brewery, and not telling everybody.`,
  },
  {
    day: 56,
    at: { hour: 20, minute: 15 },
    title: 'Read aloud to beans',
    tags: ['thesis', 'allotment'],
    moodAt: 9,
    body: `The introduction is finished. It begins with the wall and not with the literature, and that took me two years.

I took it to the allotment, sat on the upturned crate and read all four pages aloud. The beans kept still. There was one sentence at which I had to breathe in the middle, so I made two of it.`,
  },
];
