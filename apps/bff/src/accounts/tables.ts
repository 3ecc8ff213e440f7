/** 0 is no, 1 is yes: both databases keep booleans as integers. */
type Flag = 0 | 1;

/** A person with an account. Instants are ISO-8601 UTC text. */
export interface MemberTable {
  id: string;
  /** Lower case; unique over all members. */
  email: string;
  emailVerifiedAt: string | null;
  /** Address that replaces `email` once it is confirmed. */
  pendingEmail: string | null;
  passwordHash: string;
  role: 'admin' | 'member';
  status: 'active' | 'suspended';
  firstName: string;
  lastName: string;
  /** What the member wants to grow, in the member's own words; empty until filled. */
  focus: string;
  birthYear: number;
  birthMonth: number;
  /** Code of the challenge template that the member signed up for. */
  cohort: string | null;
  timeZone: string;
  /** Local hour at which the member's day starts, 0–6. */
  dayStartHour: number;
  /** Null until the member has chosen one. */
  colorScheme: string | null;
  colorMode: 'light' | 'dark' | 'system';
  calmMode: Flag;
  /** Ids of the stored sizes of the photo: all three or none. */
  photoOriginal: string | null;
  photoMedium: string | null;
  photoThumbnail: string | null;
  isDemo: Flag;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** One signed-in browser. A token names its session as `jti`; a revoked or missing row ends every token of it. */
export interface SessionTable {
  id: string;
  memberId: string;
  createdAt: string;
  lastSeenAt: string;
  /** When the newest token of the session was made. */
  renewedAt: string;
  expiresAt: string;
  revokedAt: string | null;
  userAgent: string;
}

/** A single-use secret that was mailed. Only its SHA-256 is kept. */
export interface AccountTokenTable {
  id: string;
  memberId: string;
  purpose: 'verify_email' | 'reset_password';
  tokenHash: string;
  /** Address that the mail went to. */
  email: string;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
}

/** A file that a member owns; the bytes are in the file store under the id. */
export interface StoredFileTable {
  id: string;
  memberId: string;
  purpose: 'profile_image' | 'journal_photo' | 'import' | 'speech';
  contentType: string;
  byteSize: number;
  createdAt: string;
}

/** A row to lock while a rule over all accounts is decided: who is the first, who is the last administrator. */
export interface AccountLockTable {
  name: string;
  turns: number;
}

export interface AccountTables {
  member: MemberTable;
  session: SessionTable;
  accountToken: AccountTokenTable;
  storedFile: StoredFileTable;
  accountLock: AccountLockTable;
}
