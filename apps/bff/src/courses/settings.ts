import { type api, DomainError } from '@everstep/domain';
import { coursePersonaNotFound, coursePersonaOf, isCoursePersona } from '@everstep/domain/courses';
import { coursePersonas } from '@everstep/domain/prompts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import type { Call } from '../http/route.ts';
import { findSetting, putSetting } from './store.ts';

/** What a member chose, or what holds without a choice. */
export async function settingsOf(query: Kysely<Tables>, memberId: string) {
  const row = await findSetting(query, memberId);
  return { personaId: coursePersonaOf(row?.personaId), offline: row?.offline === 1 };
}

/** The personas, without what a model is told of them, and which one is chosen. */
export async function personas({ deps, actor }: Call<typeof api.courses.personas>) {
  const { personaId } = await settingsOf(deps.db.query, actor.id);
  return {
    personaId,
    personas: coursePersonas.map(({ id, name, description, imageUrl, role, specialties }) => ({
      id,
      name,
      description,
      imageUrl,
      role,
      specialties: [...specialties],
    })),
  };
}

export async function settings({ deps, actor }: Call<typeof api.courses.settings>) {
  return settingsOf(deps.db.query, actor.id);
}

/** @throws DomainError `not_found` that names the persona, when there is none */
export async function changeSettings({ deps, actor, body }: Call<typeof api.courses.changeSettings>) {
  const { personaId, offline } = body;
  if (personaId !== undefined) knownPersona(personaId);
  await transaction(deps.db, async (tx) => {
    const before = await findSetting(tx, actor.id);
    await putSetting(tx, {
      memberId: actor.id,
      personaId: personaId ?? before?.personaId ?? null,
      offline: Number(offline ?? before?.offline === 1),
      updatedAt: deps.clock.now().toISOString(),
    });
  });
  return settingsOf(deps.db.query, actor.id);
}

/** @throws DomainError `not_found` that names the persona */
export function knownPersona(id: string) {
  if (!isCoursePersona(id)) throw new DomainError('not_found', { message: coursePersonaNotFound(id) });
  return id;
}
