import { api } from '@everstep/domain';
import { makeVapidKeys } from '../../apps/bff/src/notifications/push/vapid.ts';
import type { Person, World } from '../../apps/bff/src/testing/index.ts';
import { badId, badPage, type Parts, type Sample } from './sample.ts';
import { usersSamples } from './users.samples.ts';

type MemberName = `notifications.${keyof typeof api.notifications & string}`;
type AdminName = `admin.${keyof typeof api.admin & string}`;

const letter = { title: 'A walk together', message: 'On Sunday at ten, by the old bridge.' };
const notAll = { id: 'nonsense', sendAt: 'nonsense', undoSeconds: 31 };

/** A message to ada. */
async function received({ admin }: World, ada: Person): Promise<{ id: string }> {
  const { id } = await admin.call(api.admin.sendMessage, { params: { userId: ada.id }, body: { message: letter.message } });
  return { id };
}

/** A thread that ada began. */
async function threadOf(world: World, ada: Person): Promise<{ id: string }> {
  await ada.call(api.notifications.reply, { params: await received(world, ada), body: { content: 'I would like to come.' } });
  const [thread] = (await world.admin.call(api.admin.threads)).threads;
  return { id: thread?.id ?? '' };
}

/** A device of ada's that is notified, as it stands from the days when the server was set up for it. */
async function deviceOf(db: World['db'], { ids }: World['deps'], ada: Person): Promise<{ id: string }> {
  const session = await db.query.selectFrom('session').select('id').where('memberId', '=', ada.id).executeTakeFirstOrThrow();
  const row = { id: ids.next(), memberId: ada.id, sessionId: session.id, endpoint: 'https://push.example.net/one', p256dh: '', auth: '' };
  const rest = { serverKey: '', timeZone: 'UTC', createdAt: '2026-03-01T09:00:00.000Z', failedAt: null };
  await db.query
    .insertInto('pushSubscription')
    .values({ ...row, ...rest })
    .execute();
  return { id: row.id };
}

const one = (body?: Parts['body']): Pick<Sample, 'good' | 'owned'> => ({
  good: async (world, ada) => ({ params: await received(world, ada), ...(body === undefined ? {} : { body }) }),
  owned: true,
});
const badIdAlone = { parts: badId, fields: ['params.id'] };
const badSeen = { parts: { ...badId, query: { asOf: 'nonsense' } }, fields: ['params.id', 'query.asOf'] };
const badList = { parts: { query: { ...badPage.query, cursor: 'x'.repeat(201) } }, fields: ['query.limit', 'query.cursor'] };

export const notificationsSamples: Record<MemberName, Sample> = {
  'notifications.list': {
    good: async (world, ada) => {
      await received(world, ada);
      return { query: { limit: '10', offset: '0', type: 'personal' } };
    },
    bad: {
      parts: { query: { ...badPage.query, offset: '-1', type: 'nonsense', cursor: 'x'.repeat(201) } },
      fields: ['query.limit', 'query.offset', 'query.type', 'query.cursor'],
    },
  },
  'notifications.unreadCount': { good: async () => ({}) },
  'notifications.preferences': { good: async () => ({}) },
  'notifications.changePreferences': {
    good: async () => ({ body: { mutedTypes: ['promotion'], quiet: { from: '22:00', to: '07:00' } } }),
    bad: {
      parts: { body: { mutedTypes: ['nonsense'], quiet: { from: '24:00', to: 'late' } } },
      fields: ['mutedTypes.0', 'quiet.from', 'quiet.to'],
    },
  },
  'notifications.push': { good: async () => ({}) },
  'notifications.startPush': {
    good: async () => ({
      body: { endpoint: 'https://push.example.net/one', keys: { p256dh: makeVapidKeys().publicKey, auth: 'c2l4dGVlbiBieXRlcyEhIQ' } },
    }),
    bad: {
      parts: { body: { endpoint: 'http://127.0.0.1/nonsense', keys: { p256dh: 'nonsense', auth: 'nonsense' } } },
      fields: ['endpoint', 'keys.p256dh', 'keys.auth'],
    },
    refused: 'not_configured',
  },
  'notifications.stopPush': {
    good: async ({ db, deps }, ada) => ({ params: await deviceOf(db, deps, ada) }),
    bad: badIdAlone,
    owned: true,
  },
  'notifications.readAll': {
    good: async (world, ada) => {
      await received(world, ada);
      return {};
    },
  },
  'notifications.read': { ...one(), bad: badSeen },
  'notifications.remove': { ...one(), bad: badSeen },
  'notifications.restore': {
    good: async (world, ada) => {
      const params = await received(world, ada);
      await ada.call(api.notifications.remove, { params });
      return { params };
    },
    bad: badIdAlone,
    owned: true,
  },
  'notifications.replies': { ...one(), bad: { parts: { ...badId, query: badPage.query }, fields: ['params.id', 'query.limit'] } },
  'notifications.reply': {
    ...one({ content: 'I would like to come.' }),
    bad: { parts: { ...badId, body: { id: 'nonsense', content: ' \u200b ' } }, fields: ['params.id', 'id', 'content'] },
  },
};

/** Administrators ask for themselves. */
const asAdmin =
  (parts: (world: World, ada: Person) => Promise<Parts> = async () => ({})): Sample['good'] =>
  async (world, ada) => ({ as: world.admin, ...(await parts(world, ada)) });

export const adminSamples: Record<AdminName, Sample> = {
  ...usersSamples,
  'admin.sendNotification': {
    good: asAdmin(async (_, ada) => ({ body: { ...letter, targetUsers: [ada.id], tags: ['walks'], type: 'reminder', priority: 'high' } })),
    bad: {
      parts: {
        body: {
          ...notAll,
          title: ' ',
          message: 'm'.repeat(10_001),
          targetUsers: ['nonsense'],
          type: 'nonsense',
          priority: 'nonsense',
          canReply: 'yes',
          tags: ['one', 'one'],
        },
      },
      fields: ['id', 'sendAt', 'undoSeconds', 'title', 'message', 'targetUsers.0', 'type', 'priority', 'canReply', 'tags'],
    },
  },
  'admin.sendMessage': {
    good: asAdmin(async (_, ada) => ({ params: { userId: ada.id }, body: { message: letter.message } })),
    bad: {
      parts: { params: { userId: 'nonsense' }, body: { ...notAll, message: '', title: ' ' } },
      fields: ['params.userId', 'id', 'sendAt', 'undoSeconds', 'message', 'title'],
    },
  },
  'admin.sentNotifications': {
    good: asAdmin(async (world, ada) => {
      await received(world, ada);
      return { query: { limit: '10' } };
    }),
    bad: badList,
  },
  'admin.cancelNotification': {
    good: asAdmin(async ({ admin }) => ({
      params: { id: (await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', undoSeconds: 30 } })).id },
    })),
    bad: badIdAlone,
  },
  'admin.sendNow': {
    good: asAdmin(async ({ admin }) => ({
      params: { id: (await admin.call(api.admin.sendNotification, { body: { ...letter, targetUsers: 'all', undoSeconds: 30 } })).id },
    })),
    bad: badIdAlone,
  },
  'admin.threads': {
    good: asAdmin(async (world, ada) => {
      await threadOf(world, ada);
      return { query: { limit: '10' } };
    }),
    bad: badList,
  },
  'admin.thread': {
    good: asAdmin(async (world, ada) => ({ params: await threadOf(world, ada) })),
    bad: { parts: { ...badId, query: badPage.query }, fields: ['params.id', 'query.limit'] },
  },
  'admin.readThread': { good: asAdmin(async (world, ada) => ({ params: await threadOf(world, ada) })), bad: badSeen },
  'admin.answerThread': {
    good: asAdmin(async (world, ada) => ({ params: await threadOf(world, ada), body: { content: 'Do come.' } })),
    bad: {
      parts: { ...badSeen.parts, body: { id: 'nonsense', content: '' } },
      fields: [...badSeen.fields, 'id', 'content'],
    },
  },
};
