/** Before an answer that somebody is not sure of. */
const HEDGE =
  /^\W*(?:(?:(?:i'?m |i am )?not (?:really |quite )?sure|idk|dunno|no idea|hard to say|who knows|i (?:really |honestly )?(?:don'?t|do not) (?:really )?know)\s*[,.…:;–-]+\s*|(?:hm+|u[hm]+|well|so(?=\s*[,.…–-])|oh)\b[\s,.…–-]+)+/i;
const OPENS =
  /^(?:maybe|perhaps|possibly|probably|might be|could be|i guess|i suppose|i think|(?:could|can|might) i|should i (?:just|maybe|perhaps))\b[\s,]*/i;
/** Says nothing by itself. */
const EMPTY =
  /^(?:(?:really|honestly|sorry|yet|tbh|at all|actually|to be honest|lol|haha|not|so|and|but|then|yes|no|ok|huh|seriously)\b\W*)*$/i;
/** How a question begins. */
const ASKS =
  /^(?:(?:and|but|so|then)\s+)*(?:what|who|whom|whose|when|where|why|how|which|like what|such as|for example|meaning|do|does|did|is|are|am|was|were|have|has|will|would|could|should|shall|can|may|might)\b/i;

/** Whether a message answers a question, and only sounds unsure: "maybe call my sister?", "not sure, the money thing?". */
export function isTentative(message: string): boolean {
  const text = message.replace(/[’‘]/g, "'").trim();
  const rest = text.replace(HEDGE, '');
  if (EMPTY.test(rest.replace(OPENS, '')) || /\b(?:you|your|u)\b/i.test(rest)) return false;
  const isQuestion = rest.split(/(?<=[.!?…])\s+/).some((sentence) => ASKS.test(sentence.replace(OPENS, '')));
  return !isQuestion && (text.endsWith('?') || rest !== text);
}

const GUESS = /^(?:maybe|perhaps|possibly|probably|i guess|i suppose|i think)\b[\s,]*|,?\s*\bi (?:guess|suppose|think)\b(?=\W*$)/gi;

/** Before and after what is said for certain. */
const LOOSE =
  /^\W*(?:(?:maybe|perhaps|possibly|probably|smaller|even smaller|ok(?:ay)?|then|(?:the |my )?first (?:step|thing)(?: is)?|step (?:one|1))\b[\s,:–-]+)+(?=\p{L}[^?]*$)|[\s,]+\b(?:i (?:guess|suppose)|maybe|perhaps)\b(?=\W*$)/giu;

/** An answer without what only says that somebody is not sure of it. */
export const settled = (message: string): string =>
  isTentative(message)
    ? message
        .trim()
        .replace(/[’‘]/g, "'")
        .replace(HEDGE, '')
        .replace(GUESS, '')
        .replace(/[\s?]+$/, '') || message
    : message.replace(/[’‘]/g, "'").replace(LOOSE, '').trim() || message;
