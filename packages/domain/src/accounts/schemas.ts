import { z } from 'zod';
import { Award } from '../gamification/schemas.ts';
import { colorSchemeKeys } from '../schemes/color-schemes.ts';
import { Id, Instant, TimeZone } from '../shared/schemas.ts';
import { onOneLine } from '../shared/short-text.ts';

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Enter an e-mail address like name@example.org.'))
  .meta({ id: 'Email' });
export const NewPassword = z
  .string()
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.')
  .meta({ id: 'NewPassword', description: 'At least 10 characters, none of the commonest passwords, not the e-mail.' });
export const CurrentPassword = z.string().min(1, 'Enter your password.').max(200);
/** Names stand in mails and lists beside those of others: on one line, and in no direction but their own. */
const Name = z.string().overwrite(onOneLine).max(80);
const FirstName = Name.min(1, 'Enter your first name.');
const LastName = Name;

export const ProfileImage = z.object({ original: z.string(), medium: z.string(), thumbnail: z.string() }).meta({
  id: 'ProfileImage',
  description: 'Signed addresses of three sizes: up to 1600, 512 and 128 pixels a side; good for 15 minutes.',
});
export type ProfileImage = z.infer<typeof ProfileImage>;

export const ColorScheme = z.enum(colorSchemeKeys).meta({ id: 'ColorScheme' });
export const ColorMode = z.enum(['light', 'dark', 'system']).meta({ id: 'ColorMode' });
export type ColorMode = z.infer<typeof ColorMode>;

export const User = z
  .object({
    _id: Id,
    id: Id,
    role: z.enum(['admin', 'member']),
    firstName: z.string(),
    lastName: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable().describe('New address that waits for its confirmation.'),
    profileImage: ProfileImage.nullable(),
    focus: z.string().describe("What the member wants to grow, in the member's own words."),
    profileComplete: z.boolean(),
    points: z.number().int(),
    coins: z.number().int(),
    level: z.number().int(),
    timeZone: TimeZone,
    dayStartHour: z.number().int().min(0).max(6).describe('Local hour at which a new day starts.'),
    colorScheme: ColorScheme.nullable().describe('Null until the member has chosen one.'),
    colorMode: ColorMode,
    calmMode: z.boolean().describe('No confetti, no points animation.'),
    isDemo: z.boolean(),
    createdAt: Instant,
    version: z.number().int(),
  })
  .meta({ id: 'User', description: 'The signed-in member.' });
export type User = z.infer<typeof User>;

export const LoginBody = z.object({ email: Email, password: CurrentPassword });
const BIRTH_YEAR = 'Enter four digits, such as 1990.';
const BIRTH_MONTH = 'Choose the month.';

export const RegisterBody = z.object({
  firstName: FirstName,
  lastName: LastName.default(''),
  email: Email,
  password: NewPassword,
  birthYear: z.number(BIRTH_YEAR).int(BIRTH_YEAR).min(1900, BIRTH_YEAR).max(2100, BIRTH_YEAR),
  birthMonth: z.number(BIRTH_MONTH).int(BIRTH_MONTH).min(1, BIRTH_MONTH).max(12, BIRTH_MONTH),
  timeZone: TimeZone.optional(),
  cohort: z.enum(['7DAY001']).optional().describe('Challenge template that the member signs up for.'),
});
export const DemoBody = z.object({ timeZone: TimeZone.optional().describe('Zone in which the made-up history lies.') });
export const SignedIn = z.object({ token: z.string(), user: User }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof SignedIn>;
export const Me = z.object({
  user: User,
  lastEventId: z
    .string()
    .optional()
    .describe(
      'How far the live events have come. With it as Last-Event-ID they tell what happened since, so that nothing is missed before they open.',
    ),
});

export const ProfileBody = z
  .object({
    firstName: FirstName,
    lastName: LastName,
    email: Email.describe('A new address takes effect once it is confirmed by mail.'),
    focus: z.string().trim().max(200),
    timeZone: TimeZone,
    dayStartHour: z.number().int().min(0).max(6),
    colorScheme: ColorScheme,
    colorMode: ColorMode,
    calmMode: z.boolean(),
    version: z.number().int().describe('Version the change is based on; a stale one gets 409 with the current user.'),
  })
  .partial()
  .meta({ id: 'ProfileBody', description: 'Any part of the profile; what is absent stays as it is.' });
export const ProfileAnswer = z.object({ user: User, award: Award.nullable().describe('Set when the change was a first step.') });
export const ProfileImageAnswer = z.object({ profileImage: ProfileImage.nullable(), user: User });

export const ChangePasswordBody = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword });
export const ChangePasswordAnswer = z.object({ token: z.string().describe('Replaces the old one: all sessions were signed out.') });
export const ForgotPasswordBody = z.object({ email: Email });
export const CheckResetBody = z.object({ token: z.string().min(1).max(200) });
export const ResetPasswordBody = z.object({ token: z.string().min(1).max(200), newPassword: NewPassword });
export const VerifyBody = z.object({ token: z.string().min(1).max(200) });
export const VerifyAnswer = z.object({ email: z.string() });

export const Session = z
  .object({
    id: Id,
    createdAt: Instant,
    lastSeenAt: Instant,
    device: z.string().describe('Browser and system, from the user agent.'),
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;
export const Sessions = z.object({ sessions: z.array(Session) });
export const RevokedSessions = z.object({ revoked: z.number().int() });
