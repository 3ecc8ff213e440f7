import { createHash } from 'node:crypto';
import { type api, DomainError } from '@everstep/domain';
import { speechTexts } from '@everstep/domain/courses';
import { removeBytes } from '../accounts/profile-image.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { fileLink } from '../files/links.ts';
import { deleteFiles, insertFiles } from '../files/store.ts';
import type { Call } from '../http/route.ts';
import { isSpeechConnected, readAloud, type SpeechRequest } from './speech-service.ts';

const contentTypes: Readonly<Record<SpeechRequest['format'], string>> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
};

/**
 * Reads a text aloud. The same text in the same voice is asked of the service once and kept for the member.
 * @throws DomainError `not_configured` without a service, `provider_failed` when it fails
 */
export async function synthesize({ deps, actor, caller, body }: Call<typeof api.speech.synthesize>) {
  if (!isSpeechConnected(deps.env)) throw new DomainError('not_configured', { message: speechTexts.notImplemented });
  const hash = hashOf(deps, body);
  const known = await findClip(deps, actor.id, hash);
  const fileId =
    known ?? (await keep(deps, { memberId: actor.id, hash, format: body.format }, await readAloud(deps.env, body, caller.signal)));
  return { audioUrl: fileLink(deps.secret, { fileId, memberId: actor.id }, deps.clock.now()) };
}

const hashOf = ({ env }: Pick<Deps, 'env'>, { text, voice, speed, format }: SpeechRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([env.speech.baseUrl, env.speech.model, voice, speed, format, text]))
    .digest('base64url');

async function findClip({ db }: Pick<Deps, 'db'>, memberId: string, hash: string): Promise<string | undefined> {
  const clip = await db.query
    .selectFrom('speechClip')
    .select('fileId')
    .where('memberId', '=', memberId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return clip?.fileId;
}

interface Clip {
  readonly memberId: string;
  readonly hash: string;
  readonly format: SpeechRequest['format'];
}

/** Stores the audio; where the same text was read twice at once, the first one stays. */
async function keep(deps: Deps, { memberId, hash, format }: Clip, bytes: Uint8Array): Promise<string> {
  const id = deps.ids.next();
  const createdAt = deps.clock.now().toISOString();
  await deps.files.put(id, bytes);
  try {
    const isFirst = await transaction(deps.db, async (tx) => {
      await insertFiles(tx, [{ id, memberId, purpose: 'speech', contentType: contentTypes[format], byteSize: bytes.length, createdAt }]);
      const added = await tx
        .insertInto('speechClip')
        .values({ memberId, hash, fileId: id, createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('fileId')
        .executeTakeFirst();
      if (!added) await deleteFiles(tx, memberId, [id]);
      return added !== undefined;
    });
    if (isFirst) return id;
  } catch (error) {
    await removeBytes(deps, [id]);
    throw error;
  }
  await removeBytes(deps, [id]);
  return (await findClip(deps, memberId, hash)) ?? id;
}
