import type { CorePersonaId } from '@everstep/domain';
import { kael } from './voices/kael.ts';
import type { Lines } from './voices/lines.ts';
import { luma } from './voices/luma.ts';
import { nova } from './voices/nova.ts';
import { riko } from './voices/riko.ts';
import { sera } from './voices/sera.ts';
import { skye } from './voices/skye.ts';

/** The lines of the six core guides. */
export const offlineLines: Readonly<Record<CorePersonaId, Lines>> = { kael, skye, luma, riko, sera, nova };

/** How each guide says what it is, at the start of a conversation. */
export const disclosures: Readonly<Record<CorePersonaId, string>> = {
  kael: 'First, so that you know whom you talk to: I am a computer program and offline right now, so I answer by simple rules.',
  skye: 'To be clear from the start: I am a computer program, working offline with simple rules.',
  luma: 'Before we look ahead: I am a computer program, offline for now, and my answers follow simple rules.',
  riko: 'Full disclosure: I am a computer program, offline at that, running on simple rules and modest wit.',
  sera: 'You should know whom you are talking to: I am a computer program, offline right now, with simple rules.',
  nova: 'Quick note: I am a computer program, offline, with simple rules.',
};

/** Said instead of the guide's own lines when the member seems to have a hard time; the same for every guide. */
export const gentleLines: readonly string[] = [
  'That sounds heavy, and I am glad it is not staying unsaid. How are you right now, and are you safe? “Help now” at the top of the page has people you can talk to.',
  'Thank you for telling me. Nothing needs to be solved at this moment. What would make the next hour a little easier, and is someone near you?',
  'I am here, and I am only a program. A person would be better company for this. Who could you call or sit with today?',
  'You do not have to be strong here. What is the hardest part right now?',
];

/** In the day after a hard moment, to a greeting or anything else that does not sound heavy by itself. */
export const calmGentleLines: readonly string[] = [
  'It is good that you are here. How are you right now? “Help now” at the top of the page has people you can talk to.',
  'Hello. Nothing needs to be solved at this moment. What would make the next hour a little easier?',
  'I am here, and I am only a program. Who could you call or sit with today?',
  'Take your time. What would you like to talk about?',
];

/** Answers to "what are you". */
export const identityLine =
  'I am a computer program, not a human, and right now I work offline: I pick up your words by simple rules and ask a question that may help. Nothing of this leaves the server. What would you like to think through?';

/** Said when the words are in a language or script that the rules do not know. */
export const languageLine =
  'While I am offline I can only follow English, so I might miss what matters in your words. They are kept. Could you say the main thing in one English sentence?';

/** Remarks on the member's own records, added now and then where they fit. */
export const recordLines: Readonly<Record<CorePersonaId, readonly string[]>> = {
  kael: ['You have shown up {streak} days in a row; there is a path under your feet.'],
  skye: ['{streak} days in a row: that is a kept agreement.'],
  luma: ['{streak} days in a row already draw a line.'],
  riko: ['{streak} days in a row, by the way. I am pretending not to be impressed.'],
  sera: ['{streak} days in a row: you have been good company to yourself.'],
  nova: ['{streak} days in a row. The base is there.'],
};
