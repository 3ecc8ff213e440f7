import { describe, expect, it, vi } from 'vitest';
import { databases, world } from '../testing/index.ts';
import { listenerOf } from './listeners.ts';

describe.each(databases)('who listens, on %s', (database) => {
  it('is read once for all who ask in the same moment, and each gets their own', async () => {
    const w = await world(database);
    const reading = vi.spyOn(w.db.query, 'selectFrom');
    const found = await Promise.all([w.ada, w.bo, w.ada].map(({ id }) => listenerOf(w.db, id)));
    expect(found.map(({ id }) => id)).toEqual([w.ada.id, w.bo.id, w.ada.id]);
    expect(reading).toHaveBeenCalledOnce();
    reading.mockRestore();
  });

  it('fails for one whose account is gone, and for nobody else', async () => {
    const w = await world(database);
    const [gone, ada] = await Promise.allSettled([listenerOf(w.db, 'nobody'), listenerOf(w.db, w.ada.id)]);
    expect([gone?.status, ada?.status]).toEqual(['rejected', 'fulfilled']);
  });
});
