import type { Vault } from '@everstep/domain';
import { fromBase64Url, seal, toBase64Url, unseal, utf8 } from './seal.ts';

/** Rounds of PBKDF2 with SHA-256: about a second on a phone. OWASP's minimum of 2023 is 600,000. */
const ITERATIONS = 1_000_000;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const RECOVERY_BYTES = 20;
/** Crockford's alphabet: no letter looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const PASSPHRASE_MIN_LENGTH = 12;

type Bytes = Uint8Array<ArrayBuffer>;
type NewVault = {
  readonly vault: Vault;
  readonly key: CryptoKey /** To be written down; it is not stored anywhere. */;
  readonly recoveryKey: string;
};

/** Makes a key for locked entries and wraps it by a passphrase and by a recovery key. */
export async function createVault(passphrase: string, rounds = ITERATIONS): Promise<NewVault> {
  const secret = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return wrapKey(secret, passphrase, rounds);
}

/**
 * The key, by the passphrase.
 * @throws SealError when the passphrase is another one
 */
export async function openVault(vault: Vault, passphrase: string): Promise<CryptoKey> {
  return entryKey(await secretByPassphrase(vault, passphrase));
}

/**
 * Sets a new passphrase with the recovery key: the entries keep their key, both wrappings are new.
 * @throws SealError when the recovery key is another one
 */
export async function recoverVault(vault: Vault, recoveryKey: string, passphrase: string, rounds = ITERATIONS): Promise<NewVault> {
  const secret = await unseal(await keyOfRecovery(recoveryKey, fromBase64Url(vault.recoverySalt)), places.recovery, vault.keyByRecovery);
  return wrapKey(secret, passphrase, rounds);
}

/**
 * Changes the passphrase; the recovery key changes with it.
 * @throws SealError when the present passphrase is another one
 */
export async function changePassphrase(vault: Vault, present: string, next: string, rounds = ITERATIONS): Promise<NewVault> {
  return wrapKey(await secretByPassphrase(vault, present), next, rounds);
}

const places = { passphrase: 'everstep journal key by passphrase', recovery: 'everstep journal key by recovery key' } as const;

async function secretByPassphrase(vault: Vault, passphrase: string): Promise<Bytes> {
  const wrapping = await keyOfPassphrase(passphrase, fromBase64Url(vault.salt), vault.iterations);
  return unseal(wrapping, places.passphrase, vault.keyByPassphrase);
}

async function wrapKey(secret: Bytes, passphrase: string, iterations: number): Promise<NewVault> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const recoverySalt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const recoveryKey = toGroups(crypto.getRandomValues(new Uint8Array(RECOVERY_BYTES)));
  const vault: Vault = {
    format: 1,
    iterations,
    salt: toBase64Url(salt),
    keyByPassphrase: await seal(await keyOfPassphrase(passphrase, salt, iterations), places.passphrase, secret),
    recoverySalt: toBase64Url(recoverySalt),
    keyByRecovery: await seal(await keyOfRecovery(recoveryKey, recoverySalt), places.recovery, secret),
  };
  return { vault, key: await entryKey(secret), recoveryKey };
}

const entryKey = (secret: Bytes): Promise<CryptoKey> => crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']);

async function keyOfPassphrase(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  // The same letters, however a keyboard composes them.
  const material = await crypto.subtle.importKey('raw', utf8(passphrase.normalize('NFKC')), 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** 160 random bits need no stretching. */
async function keyOfRecovery(recoveryKey: string, salt: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(plainRecoveryKey(recoveryKey)), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(places.recovery) };
  return crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** As it was made, whatever a hand made of it: without spaces and hyphens, O for 0, I and L for 1. */
function plainRecoveryKey(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}

/** Five bits a letter, four letters a group. */
function toGroups(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}
