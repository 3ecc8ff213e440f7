import { type Api, api, readMailLink } from '@everstep/domain';
import { expect } from 'vitest';
import type { Person, World } from '../../apps/bff/src/testing/index.ts';

type Names<F extends keyof Api> = `${F}.${keyof Api[F] & string}`;
export type EndpointName = { [F in keyof Api]: Names<F> }[keyof Api];

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Who has to send it, when not ada. */
  readonly as?: Person;
}

export interface Sample {
  /** A request of `ada` that has to succeed; what it needs is made first. */
  readonly good: (world: World, ada: Person) => Promise<Parts>;
  /** A request that is wrong in every field, and the fields it has to be told of. */
  readonly bad?: { readonly parts: Parts; readonly fields: readonly string[] };
  /** The request names a record of ada's: for anybody else it is not there. */
  readonly owned?: true;
}

const nothing = async (): Promise<Parts> => ({});
/** Four by three pixels of green. */
const SMALL_PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR4nGMoXzUTjhhwcgCSohS50TMbeAAAAABJRU5ErkJggg==';
const PASSWORD = 'quiet river stones';

/** Waits for the newest mail to an address about something, and reads the token out of its link as a member's browser would. */
async function mailedToken({ mail }: World, to: string, subject: RegExp): Promise<string> {
  const find = () => mail.sent.findLast((sent) => sent.to === to && subject.test(sent.subject));
  await expect.poll(find).toBeDefined();
  const link = /https?:\/\/\S+/.exec(find()?.text ?? '')?.[0] ?? '';
  return readMailLink(new URL(link).hash)?.token ?? '';
}

async function resetToken(world: World): Promise<string> {
  const { email } = await world.register({ email: 'eva@example.org', password: PASSWORD });
  await world.nobody.call(api.accounts.forgotPassword, { body: { email } });
  return mailedToken(world, email, /password/i);
}

async function loggedMood(ada: Person): Promise<{ id: string }> {
  const { id } = await ada.call(api.mood.log, { body: { score: 4 } });
  return { id };
}

async function conversation(ada: Person): Promise<{ conversationId: string; turnId: string; messageId: string }> {
  const { conversationId, turnId, reply } = await ada.call(api.chat.send, {
    params: { personaId: 'kael' },
    body: { message: 'I keep putting it off.' },
  });
  return { conversationId, turnId, messageId: reply.id };
}

const badPage = { query: { limit: '0' } };
const badId = { params: { id: 'nonsense' } };
const badConversation = { params: { conversationId: 'nonsense' } };

/** One good request and one that is wrong everywhere, for every endpoint of the table; a new endpoint without them is a type error. */
export const samples: Record<EndpointName, Sample> = {
  'accounts.register': {
    good: async () => ({ body: { firstName: 'Cleo', email: 'cleo@example.org', password: PASSWORD, birthYear: 1990, birthMonth: 5 } }),
    bad: {
      parts: {
        body: { firstName: ' ', lastName: 7, email: 'nobody', password: 'short', birthYear: 90, birthMonth: 13, timeZone: 'Mars/Base' },
      },
      fields: ['firstName', 'lastName', 'email', 'password', 'birthYear', 'birthMonth', 'timeZone'],
    },
  },
  'accounts.login': {
    good: async (world) => {
      const { email, password } = await world.register({ email: 'dora@example.org', password: PASSWORD });
      return { body: { email, password } };
    },
    bad: { parts: { body: { email: 'nobody', password: '' } }, fields: ['email', 'password'] },
  },
  'accounts.demo': { good: async () => ({ body: {} }), bad: { parts: { body: { timeZone: 'Mars/Base' } }, fields: ['timeZone'] } },
  'accounts.me': { good: nothing },
  'accounts.userProfile': { good: nothing },
  'accounts.updateProfile': {
    good: async () => ({ body: { firstName: 'Ada', lastName: 'Lovelace', focus: 'Mathematics', colorScheme: 'teal' } }),
    bad: {
      parts: {
        body: {
          firstName: '',
          lastName: 3,
          email: 'x',
          focus: 'f'.repeat(201),
          timeZone: 'Nowhere',
          dayStartHour: 7,
          colorScheme: 'gold',
          colorMode: 'dim',
          calmMode: 'yes',
          version: 'one',
        },
      },
      fields: ['firstName', 'lastName', 'email', 'focus', 'timeZone', 'dayStartHour', 'colorScheme', 'colorMode', 'calmMode', 'version'],
    },
  },
  'accounts.uploadProfileImage': {
    good: async () => {
      const form = new FormData();
      form.set('profileImage', new File([Buffer.from(SMALL_PNG, 'base64')], 'me.png', { type: 'image/png' }));
      return { body: form };
    },
  },
  'accounts.removeProfileImage': { good: nothing },
  'accounts.logout': { good: nothing },
  'accounts.sessions': { good: nothing },
  'accounts.revokeSessions': { good: nothing },
  'accounts.changePassword': {
    good: async (world) => ({
      // Members of the tests are put into the database without a password: this one registers.
      as: await world.register({ email: 'gil@example.org', password: PASSWORD }),
      body: { currentPassword: PASSWORD, newPassword: 'another quiet river' },
    }),
    bad: { parts: { body: { currentPassword: '', newPassword: 'short' } }, fields: ['currentPassword', 'newPassword'] },
  },
  'accounts.forgotPassword': {
    good: async () => ({ body: { email: 'nobody@example.org' } }),
    bad: { parts: { body: { email: 'x' } }, fields: ['email'] },
  },
  'accounts.checkReset': {
    good: async (world) => ({ body: { token: await resetToken(world) } }),
    bad: { parts: { body: { token: '' } }, fields: ['token'] },
  },
  'accounts.resetPassword': {
    good: async (world) => ({ body: { token: await resetToken(world), newPassword: 'another quiet river' } }),
    bad: { parts: { body: { token: '', newPassword: 'short' } }, fields: ['token', 'newPassword'] },
  },
  'accounts.verify': {
    good: async (world) => {
      const { email } = await world.register({ email: 'fay@example.org', password: PASSWORD });
      return { body: { token: await mailedToken(world, email, /Confirm/) } };
    },
    bad: { parts: { body: { token: '' } }, fields: ['token'] },
  },
  'accounts.resendVerification': { good: nothing },
  'chat.personas': { good: nothing },
  'chat.persona': {
    good: async () => ({ params: { personaId: 'luma' } }),
    bad: { parts: { params: { personaId: 'x'.repeat(41) } }, fields: ['params.personaId'] },
  },
  'chat.send': {
    good: async () => ({ params: { personaId: 'kael' }, body: { message: 'I want to finish my thesis on mosses.', title: 'Mosses' } }),
    bad: {
      parts: {
        params: { personaId: 'kael' },
        body: { message: '  ', conversationId: 'nonsense', title: 't'.repeat(81), clientMessageId: 'short' },
      },
      fields: ['message', 'conversationId', 'title', 'clientMessageId'],
    },
  },
  'chat.conversations': { good: nothing, bad: { parts: { query: { limit: '101' } }, fields: ['query.limit'] } },
  'chat.conversation': {
    good: async (_, ada) => ({ params: { conversationId: (await conversation(ada)).conversationId } }),
    bad: { parts: badConversation, fields: ['params.conversationId'] },
    owned: true,
  },
  'chat.renameConversation': {
    good: async (_, ada) => ({ params: { conversationId: (await conversation(ada)).conversationId }, body: { title: 'Mosses' } }),
    bad: { parts: { ...badConversation, body: { title: ' ' } }, fields: ['params.conversationId', 'title'] },
    owned: true,
  },
  'chat.removeConversation': {
    good: async (_, ada) => ({ params: { conversationId: (await conversation(ada)).conversationId } }),
    bad: { parts: badConversation, fields: ['params.conversationId'] },
    owned: true,
  },
  'chat.restoreConversation': {
    good: async (_, ada) => {
      const { conversationId } = await conversation(ada);
      await ada.call(api.chat.removeConversation, { params: { conversationId } });
      return { params: { conversationId } };
    },
    bad: { parts: badConversation, fields: ['params.conversationId'] },
    owned: true,
  },
  'chat.turnEvents': {
    good: async (_, ada) => {
      const { conversationId, turnId } = await conversation(ada);
      return { params: { conversationId, turnId } };
    },
    bad: {
      parts: { params: { conversationId: 'nonsense', turnId: 'nonsense' }, query: { after: '-1' } },
      fields: ['params.conversationId', 'params.turnId', 'query.after'],
    },
    owned: true,
  },
  'chat.stopTurn': {
    good: async (_, ada) => {
      const { conversationId, turnId } = await conversation(ada);
      return { params: { conversationId, turnId } };
    },
    bad: { parts: { params: { conversationId: 'nonsense', turnId: 'nonsense' } }, fields: ['params.conversationId', 'params.turnId'] },
    owned: true,
  },
  'chat.regenerate': {
    good: async (_, ada) => ({ params: { conversationId: (await conversation(ada)).conversationId }, body: {} }),
    bad: { parts: { ...badConversation, body: { messageId: 'nonsense' } }, fields: ['params.conversationId', 'messageId'] },
    owned: true,
  },
  'chat.selectSibling': {
    good: async (_, ada) => {
      const { conversationId, messageId } = await conversation(ada);
      return { params: { conversationId }, body: { messageId } };
    },
    bad: {
      parts: { ...badConversation, body: { messageId: 'nonsense', step: 2 } },
      fields: ['params.conversationId', 'messageId', 'step'],
    },
    owned: true,
  },
  'dashboard.read': { good: nothing, bad: { parts: { query: { personaId: 'x'.repeat(41) } }, fields: ['query.personaId'] } },
  'dashboard.summary': { good: nothing },
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
  'gamification.ledger': { good: nothing, bad: { parts: badPage, fields: ['query.limit'] } },
  'mood.list': {
    good: nothing,
    bad: { parts: { query: { limit: '0', from: 'May', to: 'June' } }, fields: ['query.limit', 'query.from', 'query.to'] },
  },
  'mood.log': {
    good: async () => ({ body: { score: 4, words: ['calm'], note: 'Rain on the roof.' } }),
    bad: {
      parts: {
        body: {
          id: 'x',
          score: 6,
          quadrant: 'north',
          words: [''],
          activities: 'walk',
          note: 7,
          at: 'now',
          occurredAt: 'now',
          timeZone: 'Mars/Base',
        },
      },
      fields: ['id', 'score', 'quadrant', 'words.0', 'activities', 'note', 'at', 'occurredAt', 'timeZone'],
    },
  },
  'mood.edit': {
    good: async (_, ada) => ({ params: await loggedMood(ada), body: { note: 'Later: sun.', version: 1 } }),
    bad: { parts: { ...badId, body: { score: 0, version: 'one' } }, fields: ['params.id', 'score', 'version'] },
    owned: true,
  },
  'mood.remove': { good: async (_, ada) => ({ params: await loggedMood(ada) }), bad: { parts: badId, fields: ['params.id'] }, owned: true },
  'mood.restore': {
    good: async (_, ada) => {
      const params = await loggedMood(ada);
      await ada.call(api.mood.remove, { params });
      return { params };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'system.config': { good: nothing },
  'system.events': { good: nothing },
};
