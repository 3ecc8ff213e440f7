import type { AccountTables } from '../accounts/tables.ts';
import type { AdminTables } from '../admin/tables.ts';
import type { CareTables } from '../care/tables.ts';
import type { ChallengeTables } from '../challenges/tables.ts';
import type { ChatTables } from '../chat/tables.ts';
import type { CouncilTables } from '../council/tables.ts';
import type { CourseTables } from '../courses/tables.ts';
import type { GamificationTables } from '../gamification/tables.ts';
import type { GoalTables } from '../goals/tables.ts';
import type { HabitTables } from '../habits/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { JournalTables } from '../journal/tables.ts';
import type { KnowledgeTables } from '../knowledge/tables.ts';
import type { LibraryTables } from '../library/tables.ts';
import type { MonitoringTables } from '../monitoring/tables.ts';
import type { MoodTables } from '../mood/tables.ts';
import type { PushTables } from '../notifications/push/tables.ts';
import type { NotificationTables } from '../notifications/tables.ts';
import type { SpeechTables } from '../speech/tables.ts';
import type { TemplateTables } from '../templates/tables.ts';
import type { TransferTables } from '../transfer/tables.ts';

/** Every table by its camel-case name; the columns are snake_case in the database. Each feature declares its own. */
export type Tables = AccountTables &
  AdminTables &
  CareTables &
  ChallengeTables &
  ChatTables &
  CouncilTables &
  CourseTables &
  GamificationTables &
  GoalTables &
  HabitTables &
  HttpTables &
  JournalTables &
  KnowledgeTables &
  LibraryTables &
  MonitoringTables &
  MoodTables &
  NotificationTables &
  PushTables &
  SpeechTables &
  TemplateTables &
  TransferTables;
