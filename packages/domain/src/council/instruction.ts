import type { Approach } from '../chat/prompts.ts';

const together =
  'This is a council: the member puts one question to several guides at once and reads their answers side by side. Say how you see it in your own voice and by your own method, in at most 120 words of plain prose. ' +
  'Speak for yourself alone: do not guess what the other guides say, do not compare yourself with them, and do not hand over to them. Nobody can answer you here, so ask nothing back.';

const withStep =
  'End with exactly one next step on a line of its own: one sentence of at most 25 words in the language of the member, doable within this week, understandable without the rest. That line begins with the English words “Next step:”, and nothing follows it. This form comes before the length and the questions named above.';

const withoutStep = 'Give no next step and no task. This form comes before the length named above.';

/**
 * What a model is told beside the character when a guide answers in a council. Fixed: no word of the member is in it.
 */
export const councilInstruction: Readonly<Record<Approach, string>> = {
  ordinary: `${together}\n${withStep}`,
  gentle: `${together}\n${withoutStep}`,
};
