import { type api, DomainError, MOST_GUIDE_NOTES } from '@everstep/domain';
import { notesRisk } from '../care/note-risk.ts';
import { transaction } from '../db/transaction.ts';
import { lockProgress } from '../gamification/store.ts';
import type { Call } from '../http/route.ts';
import { checkGuide } from './know.ts';
import { presentNote } from './present.ts';
import { deleteNote, insertNote, notesOf, updateNote } from './store.ts';

const TOO_MANY = `A guide remembers ${MOST_GUIDE_NOTES} notes. Delete one that has had its time, then add this one.`;

/** Adds a note for one guide. @throws DomainError `not_found`; `conflict` when the guide has as many as it takes */
export async function addNote(call: Call<typeof api.knowledge.addNote>) {
  const { deps, actor, params, body } = call;
  checkGuide(params.personaId);
  const now = deps.clock.now().toISOString();
  const row = {
    id: deps.ids.next(),
    memberId: actor.id,
    personaId: params.personaId,
    text: body.text.replaceAll('\0', ''),
    createdAt: now,
    updatedAt: now,
  };
  const isRisk = await transaction(deps.db, async (tx) => {
    // Two devices may not both add the last one.
    await lockProgress(tx, actor.id);
    const notes = await notesOf(tx, actor.id, params.personaId);
    if (notes.length >= MOST_GUIDE_NOTES) throw new DomainError('conflict', { message: TOO_MANY });
    await insertNote(tx, row);
    return notesRisk(call, tx, { note: row.text, isNew: true });
  });
  tellDevices(call, isRisk);
  return presentNote(row);
}

export async function editNote(call: Call<typeof api.knowledge.editNote>) {
  const { deps, actor, params, body } = call;
  const change = { text: body.text.replaceAll('\0', ''), updatedAt: deps.clock.now().toISOString() };
  const { row, isRisk } = await transaction(deps.db, async (tx) => {
    const before = (await notesOf(tx, actor.id, params.personaId)).find(({ id }) => id === params.id);
    const row = await updateNote(tx, { ...params, memberId: actor.id }, change);
    if (!row) throw new DomainError('not_found');
    return { row, isRisk: await notesRisk(call, tx, { note: row.text, isNew: row.text !== before?.text }) };
  });
  tellDevices(call, isRisk);
  return presentNote(row);
}

/** The note is on all devices of the member, and where it was a hard moment, so is the quiet. */
function tellDevices({ deps, actor }: Pick<Call<typeof api.knowledge.addNote>, 'deps' | 'actor'>, isRisk: boolean): void {
  deps.events.publish(actor.id, { resource: 'guides', id: null });
  if (isRisk) deps.events.publish(actor.id, { resource: 'care', id: null });
}

export async function removeNote({ deps, actor, params }: Call<typeof api.knowledge.removeNote>) {
  if (!(await deleteNote(deps.db.query, { ...params, memberId: actor.id }))) throw new DomainError('not_found');
  deps.events.publish(actor.id, { resource: 'guides', id: null });
  return {};
}
