import { api } from '@everstep/domain';
import { updateProgress } from '../../apps/bff/src/gamification/store.ts';
import type { Person } from '../../apps/bff/src/testing/index.ts';
import { badId, nothing, type Sample } from './sample.ts';

async function pause(ada: Person): Promise<{ id: string }> {
  const { id } = await ada.call(api.gamification.planPause, { body: { from: '2026-12-01', days: 3 } });
  return { id };
}

type Name = `gamification.${keyof typeof api.gamification & string}`;

export const gamificationSamples: Record<Name, Sample> = {
  'gamification.checkIn': {
    good: async () => ({ body: {} }),
    bad: { parts: { body: { id: 'x', occurredAt: 'yesterday', timeZone: 'Mars/Base' } }, fields: ['id', 'occurredAt', 'timeZone'] },
  },
  'gamification.enhancedStats': { good: nothing },
  'gamification.enhancedProgress': { good: nothing },
  'gamification.progress': { good: nothing },
  'gamification.userProgress': { good: nothing },
  'gamification.myProgress': { good: nothing },
  'gamification.awardXp': {
    good: async () => ({ body: { source: 'stretching' } }),
    bad: { parts: { body: { source: '', baseAmount: -1, metadata: [] } }, fields: ['source', 'baseAmount', 'metadata'] },
  },
  'gamification.completeModule': {
    good: async () => ({ body: { module: 'breathing', activity: 'module_unlock' } }),
    bad: { parts: { body: { module: '', activity: '', data: [] } }, fields: ['module', 'activity', 'data'] },
  },
  'gamification.spendCoins': {
    good: async (_, ada) => {
      await ada.call(api.gamification.checkIn, { body: {} });
      return { body: { amount: 1, item: 'sticker', description: 'A small leaf' } };
    },
    bad: { parts: { body: { amount: 0, item: ' ', description: 4 } }, fields: ['amount', 'item', 'description'] },
  },
  'gamification.featureAccess': {
    good: async () => ({ params: { featureName: 'mood' } }),
    bad: { parts: { params: { featureName: 'x'.repeat(81) } }, fields: ['params.featureName'] },
  },
  'gamification.leaderboard': {
    good: nothing,
    bad: {
      parts: { query: { limit: '0', timeframe: 'decade', category: 'luck' } },
      fields: ['query.limit', 'query.timeframe', 'query.category'],
    },
  },
  'gamification.achievements': { good: nothing, bad: { parts: { query: { rarity: 'golden' } }, fields: ['query.rarity'] } },
  'gamification.ledger': {
    good: async () => ({ query: { kind: 'coins' } }),
    bad: { parts: { query: { limit: '0', kind: 'gold' } }, fields: ['query.limit', 'query.kind'] },
  },
  'gamification.undoCheckIn': {
    good: async (_, ada) => ({ params: { date: (await ada.call(api.gamification.checkIn, { body: {} })).localDate } }),
    bad: { parts: { params: { date: 'nonsense' } }, fields: ['params.date'] },
    owned: true,
  },
  'gamification.boardSettings': { good: nothing },
  'gamification.changeBoardSettings': {
    good: async () => ({ body: { listed: true, name: 'Quiet Heron' } }),
    bad: { parts: { body: { listed: 'yes', name: '@' } }, fields: ['listed', 'name'] },
  },
  'gamification.streakCare': { good: nothing },
  'gamification.days': {
    good: async () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
    bad: { parts: { query: { from: 'May', to: 'June' } }, fields: ['query.from', 'query.to'] },
  },
  'gamification.day': {
    good: async () => ({ params: { date: '2026-03-02' } }),
    bad: { parts: { params: { date: 'nonsense' } }, fields: ['params.date'] },
  },
  'gamification.pauses': { good: nothing },
  'gamification.planPause': {
    good: async () => ({ body: { from: '2026-12-01', days: 7 } }),
    bad: { parts: { body: { id: 'x', from: 'soon', days: 31 } }, fields: ['id', 'from', 'days'] },
  },
  'gamification.endPause': {
    good: async (_, ada) => ({ params: await pause(ada) }),
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'gamification.buyFreeze': {
    good: async ({ db }, ada) => {
      await db.query.transaction().execute((tx) => updateProgress(tx, ada.id, { coins: 100, coinsEarned: 100 }));
      return { body: {} };
    },
    bad: { parts: { body: { id: 'x' } }, fields: ['id'] },
  },
};
