import { mailLinkPath } from '@everstep/domain';
import type { Env } from '../env.ts';
import type { Mail } from '../mail/mailer.ts';

/** Whom a mail greets; the name is the member's own text and goes nowhere but into the plain body. */
interface Reader {
  readonly firstName: string;
  readonly email: string;
}

/** The address that members type: the public one, or this machine's. */
export function baseUrl({ publicUrl, host, port }: Pick<Env, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** A stranger may have registered with the reader's address: what mail programs would make a link of is no name to greet with. */
const LIKE_A_LINK = /[/:@\\]|\p{L}[.。．]\p{L}{2}/u;

const letter = (firstName: string, ...paragraphs: readonly string[]): string =>
  [LIKE_A_LINK.test(firstName) ? 'Hello,' : `Hello ${firstName},`, ...paragraphs, 'Take care,\nEverstep'].join('\n\n');

/** Asks to confirm an address, the first one or a new one. */
export const verificationMail = (env: Env, reader: Reader, secret: string): Mail => ({
  to: reader.email,
  subject: 'Confirm your e-mail address',
  text: letter(
    reader.firstName,
    'please confirm that this address is yours:',
    baseUrl(env) + mailLinkPath('verify', secret),
    'The link works once, for an hour. If you did not ask for it, you can leave this mail alone.',
  ),
});

/** Brings the link to choose a new password. */
export const resetMail = (env: Env, reader: Reader, secret: string): Mail => ({
  to: reader.email,
  subject: 'Choose a new password',
  text: letter(
    reader.firstName,
    'here is your link to choose a new password:',
    baseUrl(env) + mailLinkPath('reset', secret),
    'It works once, for an hour. If you did not ask for it, your password stays as it is and there is nothing to do.',
  ),
});

/** Tells somebody that an administrator made an account for them, with the link to choose its password. */
export const invitationMail = (env: Env, reader: Reader, secret: string): Mail => ({
  to: reader.email,
  subject: 'Your account at Everstep',
  text: letter(
    reader.firstName,
    'an account was made for you with this address. Choose a password, and it is yours:',
    baseUrl(env) + mailLinkPath('reset', secret),
    `The link works once, for an hour. After that, ask for a new one at ${baseUrl(env)}/forgot-password.`,
    'If you did not expect this, you can leave this mail alone.',
  ),
});

/** Tells the member that the password is another one now. */
export const passwordChangedMail = (env: Env, reader: Reader): Mail => ({
  to: reader.email,
  subject: 'Your password was changed',
  text: letter(
    reader.firstName,
    'your password was just changed, and every device was signed out.',
    `If that was not you, choose a new one at once: ${baseUrl(env)}/auth`,
  ),
});

/** Tells the old address that a new one waits for its confirmation. */
export const emailChangeMail = (env: Env, reader: Reader, newEmail: string): Mail => ({
  to: reader.email,
  subject: 'Your e-mail address is about to change',
  text: letter(
    reader.firstName,
    `your account will move to ${newEmail} once that address is confirmed. Until then everything stays as it is.`,
    `If that was not you, sign in and choose a new password: ${baseUrl(env)}/auth`,
  ),
});
