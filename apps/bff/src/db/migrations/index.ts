import { accounts } from './0001-accounts.ts';
import { gamification } from './0002-gamification.ts';
import { mood } from './0003-mood.ts';
import { chat } from './0004-chat.ts';
import { http } from './0005-http.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. New ones go to the end. */
export const migrations: readonly Migration[] = [accounts, gamification, mood, chat, http];
