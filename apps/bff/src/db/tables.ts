import type { AccountTables } from '../accounts/tables.ts';
import type { ChatTables } from '../chat/tables.ts';
import type { GamificationTables } from '../gamification/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { MoodTables } from '../mood/tables.ts';

/** Every table by its camel-case name; the columns are snake_case in the database. Each feature declares its own. */
export type Tables = AccountTables & ChatTables & GamificationTables & HttpTables & MoodTables;
