import { type Api, api, readMailLink } from '@everstep/domain';
import { expect } from 'vitest';
import type { Person, World } from '../../apps/bff/src/testing/index.ts';
import { careSamples } from './care.samples.ts';
import { challengesSamples } from './challenges.samples.ts';
import { councilSamples } from './council.samples.ts';
import { coursesSamples, speechSamples } from './courses.samples.ts';
import { gamificationSamples } from './gamification.samples.ts';
import { goalsSamples } from './goals.samples.ts';
import { journalSamples } from './journal.samples.ts';
import { knowledgeSamples } from './knowledge.samples.ts';
import { librarySamples } from './library.samples.ts';
import { monitoringSamples } from './monitoring.samples.ts';
import { moodSamples } from './mood.samples.ts';
import { adminSamples, notificationsSamples } from './notifications.samples.ts';
import { badId, badPage, nothing, type Sample, smallPicture } from './sample.ts';
import { templatesSamples } from './templates.samples.ts';
import { transferSamples } from './transfer.samples.ts';

type Names<F extends keyof Api> = `${F}.${keyof Api[F] & string}`;
export type EndpointName = { [F in keyof Api]: Names<F> }[keyof Api];

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

async function plantedHabit(ada: Person): Promise<{ id: string }> {
  const { id } = await ada.call(api.habits.create, { body: { title: 'Read', kind: 'yes-no', schedule: { per: 'day', times: 1 } } });
  return { id };
}

async function conversation(ada: Person): Promise<{ conversationId: string; turnId: string; messageId: string }> {
  const { conversationId, turnId, reply } = await ada.call(api.chat.send, {
    params: { personaId: 'kael' },
    body: { message: 'I keep putting it off.' },
  });
  return { conversationId, turnId, messageId: reply.id };
}

/** A reply that proposes a goal, as a guide would have made it. */
async function proposal({ db, deps }: World, ada: Person): Promise<{ conversationId: string; proposalId: string }> {
  const { conversationId, messageId } = await conversation(ada);
  const proposalId = deps.ids.next();
  const action = { kind: 'create-goal', title: 'Finish my thesis', why: '', size: 'S', dueDate: null };
  const proposals = JSON.stringify([{ id: proposalId, status: 'open', action }]);
  await db.query.updateTable('message').set({ proposals }).where('id', '=', messageId).execute();
  return { conversationId, proposalId };
}

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
      form.set('profileImage', smallPicture());
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
  ...adminSamples,
  ...monitoringSamples,
  'debug.myData': { good: nothing },
  ...notificationsSamples,
  ...challengesSamples,
  ...templatesSamples,
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
  'chat.history': {
    good: async () => ({ query: { q: 'mosses', limit: '2' } }),
    bad: {
      parts: { query: { limit: '0', q: 'q'.repeat(101), cursor: 'x'.repeat(201) } },
      fields: ['query.limit', 'query.q', 'query.cursor'],
    },
  },
  'chat.conversation': {
    good: async (_, ada) => ({ params: { conversationId: (await conversation(ada)).conversationId }, query: { limit: '1' } }),
    bad: {
      parts: { ...badConversation, query: { limit: '0', before: 'nonsense' } },
      fields: ['params.conversationId', 'query.limit', 'query.before'],
    },
    owned: true,
  },
  'chat.editConversation': {
    good: async (_, ada) => ({
      params: { conversationId: (await conversation(ada)).conversationId },
      body: { title: 'Mosses', pinned: true },
    }),
    bad: { parts: { ...badConversation, body: { title: ' ', pinned: 'yes' } }, fields: ['params.conversationId', 'title', 'pinned'] },
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
  'chat.answerProposal': {
    good: async (world, ada) => ({ params: await proposal(world, ada), body: { status: 'done' } }),
    bad: {
      parts: { params: { conversationId: 'nonsense', proposalId: 'nonsense' }, body: { status: 'bought' } },
      fields: ['params.conversationId', 'params.proposalId', 'status'],
    },
    owned: true,
  },
  ...councilSamples,
  ...coursesSamples,
  ...speechSamples,
  'dashboard.read': { good: nothing, bad: { parts: { query: { personaId: 'x'.repeat(41) } }, fields: ['query.personaId'] } },
  'dashboard.summary': { good: nothing },
  ...gamificationSamples,
  'habits.list': { good: nothing, bad: { parts: { query: { archived: 'maybe' } }, fields: ['query.archived'] } },
  'habits.create': {
    good: async () => ({
      body: { title: 'Read', kind: 'at-least', target: 5, unit: 'pages', schedule: { per: 'week', times: 3 }, reminderTime: '21:30' },
    }),
    bad: {
      parts: {
        body: {
          id: 'x',
          title: ' ',
          kind: 'maybe',
          target: -1,
          unit: 'u'.repeat(21),
          schedule: { per: 'week', times: 8 },
          cue: 7,
          reminderTime: '25:00',
          startDate: 'May',
          endDate: 'June',
          occurredAt: 'now',
          timeZone: 'Mars/Base',
        },
      },
      fields: [
        'id',
        'title',
        'kind',
        'target',
        'unit',
        'schedule.times',
        'cue',
        'reminderTime',
        'startDate',
        'endDate',
        'occurredAt',
        'timeZone',
      ],
    },
  },
  'habits.reorder': {
    good: async (_, ada) => ({ body: { ids: [(await plantedHabit(ada)).id] } }),
    bad: { parts: { body: { ids: ['nonsense'] } }, fields: ['ids.0'] },
    owned: true,
  },
  'habits.read': {
    good: async (_, ada) => ({ params: await plantedHabit(ada) }),
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'habits.edit': {
    good: async (_, ada) => ({ params: await plantedHabit(ada), body: { title: 'Read a page', version: 1 } }),
    bad: { parts: { ...badId, body: { title: '', version: 'one' } }, fields: ['params.id', 'title', 'version'] },
    owned: true,
  },
  'habits.remove': {
    good: async (_, ada) => ({ params: await plantedHabit(ada) }),
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'habits.restore': {
    good: async (_, ada) => {
      const params = await plantedHabit(ada);
      await ada.call(api.habits.remove, { params });
      return { params };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'habits.archive': {
    good: async (_, ada) => ({ params: await plantedHabit(ada) }),
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'habits.unarchive': {
    good: async (_, ada) => {
      const params = await plantedHabit(ada);
      await ada.call(api.habits.archive, { params });
      return { params };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'habits.pause': {
    good: async (_, ada) => ({ params: await plantedHabit(ada), body: {} }),
    bad: { parts: { ...badId, body: { from: 'May', until: 'June' } }, fields: ['params.id', 'from', 'until'] },
    owned: true,
  },
  'habits.resume': {
    good: async (_, ada) => {
      const params = await plantedHabit(ada);
      await ada.call(api.habits.pause, { params, body: {} });
      return { params };
    },
    bad: { parts: badId, fields: ['params.id'] },
    owned: true,
  },
  'habits.complete': {
    good: async (_, ada) => ({ params: await plantedHabit(ada), body: { note: 'Fog over the river.' } }),
    bad: {
      parts: { ...badId, body: { date: 'today', value: -1, note: 7, version: 'one', occurredAt: 'now', timeZone: 'Mars/Base' } },
      fields: ['params.id', 'date', 'value', 'note', 'version', 'occurredAt', 'timeZone'],
    },
    owned: true,
  },
  'habits.undo': {
    good: async (_, ada) => {
      const params = await plantedHabit(ada);
      await ada.call(api.habits.complete, { params, body: {} });
      return { params };
    },
    bad: { parts: { ...badId, query: { date: 'today' } }, fields: ['params.id', 'query.date'] },
    owned: true,
  },
  'habits.skip': {
    good: async (_, ada) => ({ params: await plantedHabit(ada), body: { reason: 'travel' } }),
    bad: { parts: { ...badId, body: { reason: 'lazy', date: 'today' } }, fields: ['params.id', 'reason', 'date'] },
    owned: true,
  },
  'habits.history': {
    good: async (_, ada) => ({ params: await plantedHabit(ada) }),
    bad: { parts: { ...badId, query: { from: 'May', to: 'June' } }, fields: ['params.id', 'query.from', 'query.to'] },
    owned: true,
  },
  'habits.notes': {
    good: async (_, ada) => ({ params: await plantedHabit(ada) }),
    bad: { parts: { ...badId, ...badPage }, fields: ['params.id', 'query.limit'] },
    owned: true,
  },
  ...careSamples,
  ...goalsSamples,
  'images.generate': {
    good: async () => ({ body: { prompt: 'A canal in fog' } }),
    bad: { parts: { body: { prompt: ' ' } }, fields: ['prompt'] },
    refused: 'not_configured',
  },
  ...journalSamples,
  ...knowledgeSamples,
  ...librarySamples,
  ...moodSamples,
  'system.config': { good: nothing },
  'system.events': { good: nothing },
  ...transferSamples,
};
