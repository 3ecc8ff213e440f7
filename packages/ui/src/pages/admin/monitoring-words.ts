import type { ActivityKind, GuideUse, LogLevel, PartState, SystemPart } from '@everstep/domain';
import { formatCount } from '../../product/format.ts';

export const partWords: Readonly<Record<SystemPart, string>> = { database: 'Database', ai: 'AI service', mail: 'Mail', storage: 'Files' };
export const stateWords: Readonly<Record<PartState, string>> = { ok: 'Works', off: 'Not set up', failing: 'Fails' };
export const levelWords: Readonly<Record<LogLevel, string>> = { error: 'Error', warning: 'Warning', info: 'Note' };
export const providerWords: Readonly<Record<GuideUse['provider'], string>> = { offline: 'Offline', openai: 'OpenAI', gemini: 'Gemini' };
export const activityWords: Readonly<Record<ActivityKind, string>> = {
  accounts_made: 'Accounts made',
  notifications_sent: 'Notifications sent',
  challenges_joined: 'Members who began a challenge',
  challenges_finished: 'Members who finished a challenge',
};

/** A number of members, or that it is of too few to tell. */
export const toldCount = (count: number | null): string => (count === null ? 'Under 10' : formatCount(count));

/** A span of time: "0.8 ms", "42 ms", "1.5 s". */
export function spanOf(ms: number): string {
  if (ms >= 1000) return `${Math.round(ms / 100) / 10} s`;
  return `${ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)} ms`;
}

/** The time of day as the reader's clock shows it. */
export const clockOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));

/** Memory: "96 MB". */
export const megabytesOf = (bytes: number): string => `${formatCount(Math.round(bytes / 1024 / 1024))} MB`;
