import type { api } from '@everstep/domain';
import type { Call } from '../http/route.ts';
import { putConsent, readConsent } from './store.ts';

/** Which kinds of records the member has opened to guides. */
export async function consent({ deps, actor }: Call<typeof api.knowledge.consent>) {
  return readConsent(deps.db.query, actor.id);
}

/** Opens one kind of records to the guides, or closes it; it holds from the next message on. */
export async function changeConsent({ deps, actor, body }: Call<typeof api.knowledge.changeConsent>) {
  await putConsent(deps.db.query, actor.id, { ...body, at: deps.clock.now().toISOString() });
  deps.events.publish(actor.id, { resource: 'guides', id: null });
  return readConsent(deps.db.query, actor.id);
}
