import { api } from '@everstep/domain';
import { type Limit, on, perMember, type Route } from '../http/route.ts';
import {
  conversation,
  conversations,
  removeConversation,
  renameConversation,
  restoreConversation,
  selectSibling,
} from './conversations.ts';
import { persona, personas } from './personas.ts';
import { regenerate } from './regenerate.ts';
import { send } from './send.ts';
import { stopTurn, turnEvents } from './turn.ts';

/** Each message may cost money and a model's time: without a working counter none goes through. */
const speaking: { limit: Limit } = { limit: { ...perMember(20, 'minute'), failClosed: true } };
const writing = { limit: perMember(60, 'minute') };

export const chatRoutes: readonly Route[] = [
  on(api.chat.personas, personas),
  on(api.chat.persona, persona),
  on(api.chat.send, send, speaking),
  on(api.chat.regenerate, regenerate, speaking),
  on(api.chat.turnEvents, turnEvents),
  on(api.chat.stopTurn, stopTurn, writing),
  on(api.chat.conversations, conversations),
  on(api.chat.conversation, conversation),
  on(api.chat.renameConversation, renameConversation, writing),
  on(api.chat.removeConversation, removeConversation, writing),
  on(api.chat.restoreConversation, restoreConversation, writing),
  on(api.chat.selectSibling, selectSibling, writing),
];
