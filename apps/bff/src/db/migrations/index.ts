import { accounts } from './0001-accounts.ts';
import { gamification } from './0002-gamification.ts';
import { mood } from './0003-mood.ts';
import { chat } from './0004-chat.ts';
import { http } from './0005-http.ts';
import { gamificationCare } from './0006-gamification-care.ts';
import { habits } from './0007-habits.ts';
import { challenges } from './0008-challenges.ts';
import { journal } from './0009-journal.ts';
import { goals } from './0010-goals.ts';
import { transfer } from './0011-transfer.ts';
import { moodExperiments } from './0012-mood-experiments.ts';
import { countedTicks } from './0013-counted-ticks.ts';
import { care } from './0014-care.ts';
import { guideMemory } from './0015-guide-memory.ts';
import { courses } from './0016-courses.ts';
import { guideKnowledge } from './0017-guide-knowledge.ts';
import { pinnedConversations } from './0018-pinned-conversations.ts';
import { proposals } from './0019-proposals.ts';
import { council } from './0020-council.ts';
import { notifications } from './0021-notifications.ts';
import { choices } from './0022-choices.ts';
import { notificationPreferences } from './0023-notification-preferences.ts';
import { audit } from './0024-audit.ts';
import { serverLog } from './0025-server-log.ts';
import { library } from './0026-library.ts';
import { challengeTemplates } from './0027-challenge-templates.ts';
import { push } from './0028-push.ts';
import { suspendedMembers } from './0029-suspended-members.ts';
import { wholeUploads } from './0030-whole-uploads.ts';
import { answeredThreads } from './0031-answered-threads.ts';
import { sessionEvents } from './0032-session-events.ts';
import { stoppedLetters } from './0033-stopped-letters.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. New ones go to the end. */
export const migrations: readonly Migration[] = [
  accounts,
  gamification,
  mood,
  chat,
  http,
  gamificationCare,
  habits,
  challenges,
  journal,
  goals,
  transfer,
  moodExperiments,
  countedTicks,
  care,
  guideMemory,
  courses,
  guideKnowledge,
  pinnedConversations,
  proposals,
  council,
  notifications,
  choices,
  notificationPreferences,
  audit,
  serverLog,
  library,
  challengeTemplates,
  push,
  suspendedMembers,
  wholeUploads,
  answeredThreads,
  sessionEvents,
  stoppedLetters,
];
