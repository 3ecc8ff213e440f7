import { api } from '@everstep/domain';
import { describe, expect, it } from 'vitest';
import { databases, world } from '../testing/index.ts';

describe.each(databases)('a call on %s', (database) => {
  it('answers in the envelope', async () => {
    const { nobody } = await world(database);
    const response = await nobody.fetch('/api/config');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ success: true, data: { aiProvider: 'offline' } });
  });

  it('takes the token of a member, and no other', async () => {
    const { ada, as } = await world(database);
    expect((await ada.call(api.system.config)).demo).toBe(true);
    const refused = await as('made.up.token').fetch('/api/events');
    expect(refused.status).toBe(401);
  });
});
