import { fixedLines, voices } from './offline-lines.ts';
import { type Reading, readMessage } from './offline-reading.ts';
import { isWish } from './offline-wishes.ts';
import { turnedRound } from './offline-words.ts';
import type { ChatTurnMessage } from './provider.ts';
import type { Aim } from './voices/lines.ts';

/** What the offline guide remembers of a conversation: it reads it anew each time. */
export interface Talk {
  /** The last message. */
  readonly reading: Reading;
  /** What the question was after that it answers. */
  readonly aim: Aim | undefined;
  /** What the member wants, avoids or fears, in their words; the latest. */
  readonly subject: string | undefined;
  /** Answers to earlier questions, since the last agreement. */
  readonly agreed: Partial<Record<'step' | 'when' | 'snag', string>>;
  /** Everything that the guides have said, oldest first. */
  readonly replies: readonly string[];
  readonly turns: number;
}

const aims: ReadonlyMap<string, Aim> = new Map(
  Object.values(voices).flatMap(({ ask }) =>
    // An object of the type's own keys.
    (Object.entries(ask) as readonly (readonly [Aim, readonly string[]])[]).flatMap(([aim, lines]) =>
      lines.map((line) => [line, aim] as const),
    ),
  ),
);
const seals = Object.values(voices).flatMap(({ seal }) => seal.map((line) => line.split('{', 1)[0] ?? ''));

/** The aim of the question that a reply ends with. */
const aimOf = (reply: string): Aim | undefined => aims.get(reply.split(/(?<=[.!…”])\s+/).at(-1) ?? '');

const LONGEST_SUBJECT = 60;

/** Reads a conversation from its beginning. */
export function readTalk(messages: readonly ChatTurnMessage[]): Talk {
  let reading = readMessage('');
  let aim: Aim | undefined;
  let subject: string | undefined;
  let turns = 0;
  let agreed: Talk['agreed'] = {};
  const replies: string[] = [];
  for (const { role, content } of messages) {
    if (role === 'assistant') {
      replies.push(content);
      if (seals.some((seal) => content.includes(seal))) agreed = {};
      continue;
    }
    turns += 1;
    const before = replies.at(-1) ?? '';
    aim = aimOf(before);
    reading = readMessage(content, aim);
    if (fixedLines['plan-for-what'].some((line) => before.endsWith(line)) && reading.heard !== 'other-language') {
      reading = { ...reading, heard: 'plan', words: reading.words ?? reading.quote };
    }
    const { heard, quote } = reading;
    // An order to the guide, such as "make it a goal", is no step of one's own.
    if ((heard === 'step' || heard === 'when' || heard === 'snag') && quote && !isWish(content)) agreed = { ...agreed, [heard]: quote };
    subject = subjectOf(reading) ?? subject;
  }
  return { reading, aim, subject, agreed, replies, turns };
}

function subjectOf({ heard, words, thing }: Reading): string | undefined {
  const said = heard === 'done' || heard === 'decide' ? undefined : (words ?? thing);
  return said !== undefined && said.length <= LONGEST_SUBJECT ? turnedRound(said) : undefined;
}
