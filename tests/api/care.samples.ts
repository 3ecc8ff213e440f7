import { type api, emptySafetyPlan } from '@everstep/domain';
import { nothing, type Sample } from './sample.ts';

type Name = `care.${keyof typeof api.care & string}`;

export const careSamples: Record<Name, Sample> = {
  'care.status': { good: nothing },
  'care.followUp': { good: nothing },
  'care.tellMoment': {
    good: async () => ({ body: { id: crypto.randomUUID(), level: 3, occurredAt: new Date().toISOString() } }),
    bad: { parts: { body: { id: 'x', level: 2, occurredAt: 'yesterday' } }, fields: ['id', 'level', 'occurredAt'] },
  },
  'care.safetyPlan': { good: nothing },
  'care.saveSafetyPlan': {
    good: async () => ({ body: { words: { ...emptySafetyPlan, people: 'Jo, day and night' }, version: 0 } }),
    bad: {
      parts: { body: { words: { warningSigns: 7, ownCoping: 'w'.repeat(2001) }, version: -1 } },
      fields: ['words.warningSigns', 'words.ownCoping', 'words.people', 'version'],
    },
  },
};
