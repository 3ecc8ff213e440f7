import { type CorePersonaId, corePersonaIds } from '@everstep/domain';
import type { ChatRequest, ChatTurnMessage } from '../../provider.ts';

/** How each guide says what it is, at the start of a conversation. */
const inFull: Readonly<Record<CorePersonaId, string>> = {
  kael: 'I am a computer program without a language model: written questions, simple rules.',
  skye: 'To be clear: I am a computer program without a language model.',
  luma: 'I am a computer program without a language model, and ask written questions.',
  riko: 'Full disclosure: I am a computer program without a language model, on simple rules and modest wit.',
  sera: 'You should know: I am a computer program without a language model.',
  nova: 'Quick note: I am a computer program. No language model.',
};
/** The mark of a reply that a model was to give, once it was said in full what the built-in guide is. */
const AGAIN = 'Again without the model.';

const asNote = (text: string): string => `\n\n*${text}*`;
const notes: readonly string[] = [...corePersonaIds.map((id) => inFull[id]), AGAIN].map(asNote);

/** A reply with a note below it of what the guide is: what was told is met first, and the question is still asked. */
export const withWhatItIs = (reply: string, personaId: CorePersonaId, disclose: ChatRequest['disclose']): string =>
  disclose === false ? reply : `${reply}${asNote(disclose === 'again' ? AGAIN : inFull[personaId])}`;

/** A message as it was before that note, so that a reply is known by its last words. */
export function withoutWhatItIs(message: ChatTurnMessage): ChatTurnMessage {
  const note = message.role === 'assistant' ? notes.find((one) => message.content.endsWith(one)) : undefined;
  return note === undefined ? message : { ...message, content: message.content.slice(0, -note.length) };
}
