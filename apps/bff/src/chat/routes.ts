import { api } from '@everstep/domain';
import { type Limit, on, perMember, type Route } from '../http/route.ts';
import { answerProposal } from './answer-proposal.ts';
import {
  conversation,
  conversations,
  editConversation,
  history,
  removeConversation,
  restoreConversation,
  selectSibling,
} from './conversations.ts';
import { persona, personas } from './personas.ts';
import { regenerate } from './regenerate.ts';
import { countSent, MOST_REPLIES, send } from './send.ts';
import { stopTurn, turnEvents } from './turn.ts';

/** Each reply may cost money and a model's time: without a working counter none is written. */
const replying: { limit: Limit } = { limit: MOST_REPLIES };
/** Above the limit of replies, which `send` keeps itself, only words of danger are met. */
const speaking = { limit: perMember(60, 'minute') };
const writing = { limit: perMember(60, 'minute') };

export const chatRoutes: readonly Route[] = [
  on(api.chat.personas, personas),
  on(api.chat.persona, persona),
  on(api.chat.send, send, { ...speaking, refused: countSent }),
  on(api.chat.regenerate, regenerate, replying),
  on(api.chat.turnEvents, turnEvents),
  on(api.chat.stopTurn, stopTurn, writing),
  on(api.chat.conversations, conversations),
  on(api.chat.history, history),
  on(api.chat.conversation, conversation),
  on(api.chat.editConversation, editConversation, writing),
  on(api.chat.removeConversation, removeConversation, writing),
  on(api.chat.restoreConversation, restoreConversation, writing),
  on(api.chat.selectSibling, selectSibling, writing),
  on(api.chat.answerProposal, answerProposal, writing),
];
