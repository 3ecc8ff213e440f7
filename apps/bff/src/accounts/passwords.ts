import { argon2, timingSafeEqual } from 'node:crypto';
import type { FieldProblem } from '@everstep/domain';
import { passwordProblems } from '@everstep/domain';
import type { Ids } from '../clock.ts';

/** Argon2id as OWASP advises for servers: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`;
/** 16 and 32 bytes. */
const SALT_AND_HASH = /^[\w-]{22}\$[\w-]{43}$/;

/** A hash of nothing anybody knows: checked for unknown addresses, so that they cost as much time as known ones. */
const NOBODYS_HASH = `${PREFIX}${'A'.repeat(22)}$${'A'.repeat(43)}`;
/** How many of the commonest passwords are refused. */
const COMMON_PASSWORDS = 10_000;

/** Hashes a password with a new salt, off the main thread. The text carries its parameters (PHC form, base64url). */
export async function hashPassword(password: string, ids: Ids): Promise<string> {
  const salt = ids.secret(SALT_BYTES);
  const hash = await derive(password, Buffer.from(salt, 'base64url'));
  return `${PREFIX}${salt}$${hash.toString('base64url')}`;
}

/** Whether a password belongs to a hash. An absent or unreadable hash takes as long as a wrong password, and is one. */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const readable = stored?.startsWith(PREFIX) && SALT_AND_HASH.test(stored.slice(PREFIX.length)) ? stored : undefined;
  const [salt = '', expected = ''] = (readable ?? NOBODYS_HASH).slice(PREFIX.length).split('$');
  const hash = await derive(password, Buffer.from(salt, 'base64url'));
  return timingSafeEqual(Buffer.from(expected, 'base64url'), hash) && readable !== undefined;
}

/** What speaks against a new password; `path` names its field, as in `body.password`. */
export async function newPasswordProblems(password: string, email: string, path: string): Promise<readonly FieldProblem[]> {
  const common = await commonPasswords();
  return passwordProblems(password, { email, path, isCommon: (lowered) => common.has(lowered) });
}

function derive(password: string, nonce: Buffer): Promise<Buffer> {
  // NFKC: the same password typed on two keyboards is the same bytes.
  const message = Buffer.from(password.normalize('NFKC'));
  const cost = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES, tagLength: HASH_BYTES };
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, ...cost }, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

let common: Promise<ReadonlySet<string>> | undefined;

/** The list is unpacked when the first password is chosen, not at start. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS).map((password) => password.toLowerCase())),
  );
  return common;
}
