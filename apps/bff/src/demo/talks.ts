import { type CorePersonaId, titleOf } from '@everstep/domain';
import { offlineReply } from '../ai/offline/guide.ts';
import type { GuideContext } from '../ai/provider.ts';
import type { ConversationRow, MessageRow, TurnRow } from '../chat/store.ts';
import type { Ids } from '../clock.ts';

/** One conversation of the demo member's story. */
export interface Talk {
  readonly personaId: CorePersonaId;
  /** 0 is sixty days ago, 59 is today. */
  readonly day: number;
  /** Local hour and minute at which it began. */
  readonly hour: number;
  readonly minute: number;
  /** What the member said, in turn. */
  readonly said: readonly string[];
}

/** Three evenings: two on which an idea was taken up, and one on which a plan was made. */
export const talks: readonly Talk[] = [
  {
    personaId: 'riko',
    day: 33,
    hour: 20,
    minute: 14,
    said: [
      'I keep putting off redrawing figure three.',
      'The first one',
      'Draw the axis and one leaf',
      'After breakfast',
      'I am worried about making it worse',
      'One leaf, in pencil',
      '8',
      'Once',
      'Thanks',
    ],
  },
  {
    personaId: 'nova',
    day: 44,
    hour: 21,
    minute: 32,
    said: [
      'I am nervous about my talk tomorrow.',
      'Me, silent in front of forty people.',
      'That I say it, a little too fast.',
      'Number 1',
      'Breathe out to eight, three times, behind the curtain',
      'Right before I go on',
      'Thank you, that helps.',
    ],
  },
  {
    personaId: 'kael',
    day: 57,
    hour: 18,
    minute: 5,
    said: [
      'I want to show people the mosses on the wall by the canal.',
      'Write one line to Ilse and ask her to come along',
      'Right away',
      'I am worried about boring everybody',
      'The first ten metres of the wall',
      '8',
      'Once',
    ],
  },
];

/** A conversation as it is stored, each reply with the turn that wrote it. */
export interface TalkRows {
  readonly conversation: ConversationRow;
  readonly messages: readonly MessageRow[];
  readonly turns: readonly TurnRow[];
}

interface Talker {
  readonly ids: Ids;
  readonly memberId: string;
}

/** None of the replies leans on the member's records. */
const context: GuideContext = { firstName: '', focus: '', streakDays: 0 };

/** Time that the member takes for a line, in milliseconds. */
const LINE_MS = 150_000;

/**
 * Has a talk with the built-in guide, which answers as it would have answered: nothing is put into its mouth.
 * @param startedAt instant of the first line
 */
export function haveTalk(who: Talker, { personaId, said }: Pick<Talk, 'personaId' | 'said'>, startedAt: string): TalkRows {
  const conversationId = who.ids.next();
  const messages: MessageRow[] = [];
  const turns: TurnRow[] = [];
  said.forEach((line, index) => {
    const createdAt = new Date(Date.parse(startedAt) + index * LINE_MS).toISOString();
    const place = { conversationId, personaId, createdAt };
    const mine = message(who, place, { id: who.ids.next(), role: 'user', content: line, after: messages.at(-1), turnId: null });
    const heard = [...messages, mine];
    const content = offlineReply({ personaId, messages: heard, context, approach: 'ordinary', disclose: index === 0 });
    const turnId = who.ids.next();
    const reply = message(who, place, { id: who.ids.next(), role: 'assistant', content, after: mine, turnId });
    messages.push(mine, reply);
    turns.push(turnFrom(mine, reply, turnId));
  });
  const last = messages.at(-1);
  const conversation: ConversationRow = {
    id: conversationId,
    memberId: who.memberId,
    title: titleOf(said[0] ?? ''),
    personaId,
    activeLeafId: last?.id ?? null,
    createdAt: startedAt,
    updatedAt: last?.createdAt ?? startedAt,
    deletedAt: null,
    incognito: 0,
    pinnedAt: null,
  };
  return { conversation, messages, turns };
}

function message(
  { memberId }: Talker,
  place: Pick<MessageRow, 'conversationId' | 'personaId' | 'createdAt'>,
  { after, ...said }: Pick<MessageRow, 'id' | 'role' | 'content' | 'turnId'> & { readonly after: MessageRow | undefined },
): MessageRow {
  return {
    ...place,
    ...said,
    memberId,
    parentId: after?.id ?? null,
    contentType: 'text',
    status: 'complete',
    clientMessageId: null,
    safetyLevel: 0,
    safetyCard: null,
    evidence: null,
    proposals: null,
    choices: null,
  };
}

const turnFrom = (mine: MessageRow, reply: MessageRow, id: string): TurnRow => ({
  id,
  memberId: mine.memberId,
  conversationId: mine.conversationId,
  userMessageId: mine.id,
  messageId: reply.id,
  status: 'done',
  owner: '',
  leaseUntil: mine.createdAt,
  stopRequestedAt: null,
  errorCode: null,
  offline: 1,
  createdAt: mine.createdAt,
});
