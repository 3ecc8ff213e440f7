import type { ErrorCode } from '../shared/errors.ts';
import type { Message, Proposal, SafetyCard } from './schemas.ts';

/** What the stream of one chat turn says, by event name. `seq` is the offset in the reply's text, in UTF-16 units. */
export interface TurnEventData {
  start: { turnId: string; conversationId: string; messageId: string; userMessage: Message; offline: boolean };
  delta: { seq: number; text: string };
  proposal: { seq: number } & Proposal;
  safety: { level: number; card: SafetyCard | null };
  done: { seq: number; message: Message };
  stopped: { seq: number; message: Message };
  failed: { code: ErrorCode; message: string; partial: Message };
}
export type TurnEvent = { [K in keyof TurnEventData]: { event: K; data: TurnEventData[K] } }[keyof TurnEventData];
