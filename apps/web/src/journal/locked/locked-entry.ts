import { SealError, seal, unseal, utf8 } from './seal.ts';

/** What a locked entry hides. */
export interface EntryText {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}

/** Texts are filled up to whole blocks, so that a ciphertext's length tells little of what is in it. */
const BLOCK = 256;

const placeOf = (entryId: string): string => `everstep journal entry ${entryId}`;

/** Locks a text for one entry. */
export function lockText(key: CryptoKey, entryId: string, { title, body, tags }: EntryText): Promise<string> {
  const bytes = utf8(JSON.stringify({ title, body, tags }));
  // Spaces after a JSON value mean nothing.
  const filled = new Uint8Array(Math.ceil((bytes.length + 1) / BLOCK) * BLOCK).fill(0x20);
  filled.set(bytes);
  return seal(key, placeOf(entryId), filled);
}

/** @throws SealError when it was locked by another key, for another entry, or changed since */
export async function openText(key: CryptoKey, entryId: string, sealed: string): Promise<EntryText> {
  const bytes = await unseal(key, placeOf(entryId), sealed);
  const text: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isEntryText(text)) throw new SealError('What was sealed is not an entry.');
  return text;
}

function isEntryText(value: unknown): value is EntryText {
  if (typeof value !== 'object' || value === null) return false;
  const { title, body, tags } = value as Partial<Record<keyof EntryText, unknown>>;
  return typeof title === 'string' && typeof body === 'string' && Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
}
