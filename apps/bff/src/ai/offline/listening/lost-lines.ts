import type { CorePersonaId } from '@everstep/domain';

/** Said where a guide does not know what to make of a message: short, honest, and followed by one open question. */
export const lostLines: Readonly<Record<CorePersonaId, readonly string[]>> = {
  kael: [
    'I do not quite see the path there yet.',
    'I follow a few steps of that, and not the whole way.',
    'The simple rules in me lose the trail here.',
    'There is more in that than I can make out.',
    'I would rather ask than guess.',
  ],
  skye: [
    'I do not have that clear yet.',
    'I can file that, but not under anything so far.',
    'My rules are simple, and this is not in them.',
    'One point is open to me there.',
    'Rather a question than a wrong guess.',
  ],
  luma: [
    'I only see the outline of that so far.',
    'The picture is not clear to me yet.',
    'I look at it, and my simple rules see little.',
    'Some of that stays in the shade for me.',
    'I would like to see it better before I say anything.',
  ],
  riko: [
    'I only half follow, being a handful of rules.',
    'That went over my head, which is not hard.',
    'I could nod wisely now, but I did not quite get it.',
    'My wit has no drawer for that one.',
    'Honest answer: not sure what to make of it.',
  ],
  sera: [
    'I am not sure that I understand you yet.',
    'I would not like to get that wrong.',
    'My rules are simple, and I may be missing what matters.',
    'I hear the words, and not yet what is behind them.',
    'Help me to understand it a little better.',
  ],
  nova: [
    'Not clear to me yet.',
    'My rules miss that one.',
    'I have half of it.',
    'No guessing. One question instead.',
    'That I cannot place so far.',
  ],
};
