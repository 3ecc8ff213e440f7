import type { User } from './schemas.ts';

/** Stands in for the member while the profile cannot be loaded; never an administrator. */
export const PLACEHOLDER_USER: User = {
  _id: 'placeholder',
  id: 'placeholder',
  role: 'member',
  firstName: '',
  lastName: '',
  name: 'Member',
  email: '',
  emailVerified: false,
  pendingEmail: null,
  profileImage: null,
  focus: '',
  profileComplete: false,
  points: 0,
  coins: 0,
  level: 1,
  timeZone: 'UTC',
  dayStartHour: 3,
  colorScheme: null,
  colorMode: 'system',
  calmMode: false,
  isDemo: false,
  createdAt: '',
  version: 0,
};
