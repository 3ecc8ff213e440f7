import { confirmedAdmin, type World } from '../../apps/bff/src/testing/index.ts';
import type { Parts, Sample } from './sample.ts';
import { badId, badPage } from './sample.ts';

const PASSWORD = 'quiet river stones';
const newcomer = { firstName: 'Dora', email: 'dora@example.org', birthYear: 1990, birthMonth: 5 };

const asAdmin =
  (parts: (world: World, adaId: string) => Promise<Parts> | Parts): Sample['good'] =>
  async (world, ada) => ({ as: await confirmedAdmin(world), ...(await parts(world, ada.id)) });

/** What administrators do with accounts. */
export const usersSamples = {
  'admin.users': {
    good: asAdmin(() => ({ query: { q: 'ad', sort: 'name', direction: 'asc', status: 'active', limit: '2' } })),
    bad: {
      parts: {
        query: {
          limit: '0',
          cursor: 'x'.repeat(201),
          q: 'q'.repeat(101),
          sort: 'nonsense',
          direction: 'nonsense',
          role: 'nonsense',
          status: 'nonsense',
        },
      },
      fields: ['limit', 'cursor', 'q', 'sort', 'direction', 'role', 'status'].map((field) => `query.${field}`),
    },
  },
  'admin.createUser': {
    good: asAdmin(() => ({ body: { ...newcomer, role: 'admin' } })),
    bad: {
      parts: { body: { id: 'nonsense', firstName: ' ', lastName: 7, email: 'nonsense', birthYear: 90, birthMonth: 13, role: 'nonsense' } },
      fields: ['id', 'firstName', 'lastName', 'email', 'birthYear', 'birthMonth', 'role'],
    },
  },
  'admin.updateUser': {
    good: asAdmin((_, id) => ({ params: { id }, body: { firstName: 'Augusta', lastName: 'King', role: 'admin' } })),
    bad: {
      parts: { ...badId, body: { firstName: ' ', lastName: 7, role: 'nonsense', version: 'nonsense' } },
      fields: ['params.id', 'firstName', 'lastName', 'role', 'version'],
    },
  },
  'admin.userStatus': {
    good: asAdmin((_, userId) => ({ params: { userId }, body: { status: 'suspended' } })),
    bad: { parts: { params: { userId: 'nonsense' }, body: { status: 'nonsense' } }, fields: ['params.userId', 'status'] },
  },
  'admin.deleteUser': {
    good: asAdmin((_, id) => ({ params: { id } })),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'admin.passwordLink': {
    good: asAdmin((_, id) => ({ params: { id } })),
    bad: { parts: badId, fields: ['params.id'] },
  },
  'admin.confirm': {
    good: async (world) => {
      const as = await world.register({ email: 'gil@example.org', password: PASSWORD });
      await world.db.query.updateTable('member').set({ role: 'admin' }).where('id', '=', as.id).execute();
      return { as, body: { currentPassword: PASSWORD } };
    },
    bad: { parts: { body: { currentPassword: '' } }, fields: ['currentPassword'] },
  },
  'admin.onlineUsers': { good: asAdmin(() => ({})) },
  'admin.metrics': { good: asAdmin(() => ({})) },
  'admin.userLogs': { good: asAdmin(() => ({ query: { limit: '2' } })), bad: { parts: badPage, fields: ['query.limit'] } },
  'admin.audit': { good: asAdmin(() => ({ query: { limit: '1' } })), bad: { parts: badPage, fields: ['query.limit'] } },
} satisfies Record<string, Sample>;
