import { emptySafetyPlan, type SafetyPlanWords } from '@everstep/domain';

/** A plan as somebody might write it. */
export const examplePlan: SafetyPlanWords = {
  warningSigns: 'I stop answering messages.\nI lie awake and go over old mistakes.',
  ownCoping: 'A hot shower. Walk to the river and back. The long playlist.',
  distraction: 'The library until eight. Cooking with Mira.',
  people: 'Jo, day and night: 0123 456789\nMira, after work: 0123 987654',
  professionals: 'Dr Lind, weekdays until four: 0123 555000\nThe line, any hour.',
  safePlace: 'Jo keeps the tablets and gives me three days at a time.',
};

export const begunPlan: SafetyPlanWords = { ...emptySafetyPlan, people: 'Jo, day and night: 0123 456789' };

export const longPlan: SafetyPlanWords = {
  ...examplePlan,
  warningSigns: 'Nights without sleep, and then a morning on which even the kettle is too much. '.repeat(12).trim(),
  people: 'Maximiliana-Theodora-Hohenstaufen-Wolkenstein-ohne-Leerzeichen-im-Namen: 00441234567890123456789',
};
