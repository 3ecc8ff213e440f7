import { contractRows } from '@everstep/domain/contract';
import { describe, expect, it } from 'vitest';
import { CANARY, databases, plantCanaries, world } from '../../apps/bff/src/testing/index.ts';
import { type EndpointName, samples } from './samples.ts';
import { send } from './send.ts';

const rows = contractRows.filter(({ endpoint }) => endpoint.auth === 'admin');

it('walks every endpoint for administrators that there is', () => {
  expect(rows.length).toBeGreaterThanOrEqual(15);
});

describe.each(databases)('administrators on %s', (database) => {
  it.each(rows)('$name tells nothing that a member keeps for themselves', async ({ name, endpoint }) => {
    const w = await world(database);
    const tables = await plantCanaries(w, w.ada.id);
    expect(tables).toEqual(expect.arrayContaining(['mood', 'journal_entry', 'message', 'habit', 'goal', 'member_progress', 'stored_file']));
    // The contract has the names of the samples, which their type proves.
    const parts = await samples[name as EndpointName].good(w, w.ada);
    const response = await send(parts.as ?? w.admin, endpoint, parts);
    const answer = await response.text();
    expect(response.status, answer).toBe(endpoint.status ?? 200);
    expect(answer).not.toMatch(CANARY);
  });

  it('would find a canary if one came out', async () => {
    const w = await world(database);
    await w.db.query.updateTable('member').set({ lastName: 'canary' }).where('id', '=', w.ada.id).execute();
    const response = await w.admin.fetch('/api/admin/users');
    expect(await response.text()).toMatch(CANARY);
  });
});
