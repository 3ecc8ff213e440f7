import { errorCatalogue } from '@everstep/domain';
import type { AccountViewProps } from '../settings/AccountView.tsx';
import type { NotificationSettingsViewProps } from '../settings/NotificationSettingsView.tsx';
import type { ProfileViewProps } from '../settings/ProfileView.tsx';
import { exampleNow, minutesAgo } from './example-day.ts';
import { exampleForm } from './example-form.ts';

const nothing = () => {};

/** A portrait that needs no server. */
export const examplePhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#dbe7d6"/><circle cx="52" cy="30" r="14" fill="#f3b95f"/><path d="M0 60q30-30 80-8v28H0z" fill="#5d7f6a"/></svg>',
)}`;

export const exampleProfile: ProfileViewProps = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  focus: 'Finish my thesis on mosses',
  complete: true,
  form: exampleForm,
  photoUrl: undefined,
  photoPending: false,
  photoProblem: undefined,
  onPhotoChoose: nothing,
  onPhotoRemove: nothing,
};

const DAY = 24 * 60;
const session = (id: string, device: string, minutes: number, current = false) => ({
  id,
  device,
  current,
  createdAt: minutesAgo(minutes + 3 * DAY),
  lastSeenAt: minutesAgo(minutes),
});

export const exampleSessions = [
  session('1', 'Firefox on Linux', 0, true),
  session('2', 'Safari on iPhone', 45),
  session('3', 'Chrome on Android', 2 * DAY),
] as const;

export const exampleAccount: AccountViewProps = {
  demo: false,
  email: 'ada@example.org',
  unconfirmed: undefined,
  resending: false,
  resendProblem: undefined,
  onResend: nothing,
  emailForm: exampleForm,
  passwordForm: exampleForm,
  sessions: exampleSessions,
  sessionsProblem: undefined,
  onSessionsRetry: nothing,
  signingOut: false,
  onSignOutOthers: nothing,
  now: exampleNow,
};

export const exampleNotificationSettings: NotificationSettingsViewProps = {
  preferences: { mutedTypes: ['promotion', 'welcome'], quiet: { from: '21:30', to: '07:00' } },
  onRetry: nothing,
  onChange: nothing,
  push: {
    standing: 'on',
    busy: false,
    onRetry: nothing,
    onChange: nothing,
    others: [
      { id: '2', device: 'Safari on iPhone', since: '3 March 2026', failing: false },
      { id: '3', device: 'Chrome on Android', since: '12 January 2026', failing: true },
    ],
    onStop: nothing,
  },
};

/** What the server says no to. */
export const exampleSettingsRefusals = {
  names: {
    ...exampleForm,
    problems: [
      { fieldId: 'firstName', message: 'Enter your first name.' },
      { fieldId: 'focus', message: 'Use at most 200 characters.' },
    ],
    attempt: 1,
  },
  emailTaken: { ...exampleForm, problems: [{ fieldId: 'email', message: errorCatalogue.email_taken.message }], attempt: 1 },
  passwords: {
    ...exampleForm,
    problems: [
      { fieldId: 'currentPassword', message: 'This is not your current password.' },
      { fieldId: 'newPassword', message: 'Use at least 10 characters.' },
    ],
    attempt: 1,
  },
  notReachable: { ...exampleForm, problems: [{ message: 'Network error. Please check your connection.' }], attempt: 1 },
};
