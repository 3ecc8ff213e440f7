export * from './accounts/age.ts';
export { PROFILE_IMAGE_MAX_BYTES } from './accounts/endpoints.ts';
export * from './accounts/mail-links.ts';
export * from './accounts/password.ts';
export * from './accounts/placeholder-user.ts';
export * from './accounts/read-user.ts';
export type * from './accounts/schemas.ts';
export * from './accounts/token.ts';
export * from './admin/limits.ts';
export type * from './admin/schemas.ts';
export * from './admin/tellable.ts';
export * from './admin/texts.ts';
/** Every endpoint of the product, by feature. The server mounts it, the web calls it, the OpenAPI document is made from it. */
export * as api from './api.ts';
export type Api = typeof import('./api.ts');
export * from './care/index.ts';
export * from './challenges/banner.ts';
export * from './challenges/catalogue.ts';
export * from './challenges/challenge.ts';
export * from './challenges/read-answers.ts';
export type * from './challenges/schemas.ts';
export * from './chat/chat-texts.ts';
export { SAFETY_ANSWERS, tidyChoices } from './chat/choices.ts';
export {
  FALLBACK_CONVERSATION_ID,
  FALLBACK_TITLE_LENGTH,
  fallbackTitle,
  historyInstant,
  latestConversation,
  PREVIEW_LENGTH,
  previewOf,
  shownTitle,
  TITLE_CUT_LENGTH,
  TITLE_MAX_LENGTH,
  titleOf,
} from './chat/conversation.ts';
export * from './chat/conversation-markdown.ts';
export { CONVERSATIONS_AT_ONCE, MESSAGE_MAX_LENGTH } from './chat/endpoints.ts';
export { EXCERPT_LENGTH, excerptOf, foundIn, type Piece } from './chat/found-words.ts';
export * from './chat/greetings.ts';
export * from './chat/guided-talks.ts';
export { accountIn, entryIn } from './chat/own-account.ts';
export * from './chat/personas.ts';
export * from './chat/proposing.ts';
export * from './chat/read-answers.ts';
export type * from './chat/schemas.ts';
export { tidyProposal } from './chat/tidy-proposal.ts';
export * from './chat/turn-events.ts';
export * from './client/generation.ts';
export * from './client/timeouts.ts';
export * from './council/differences.ts';
export * from './council/from-step.ts';
export * from './council/limits.ts';
export * from './council/read-voice.ts';
export type * from './council/schemas.ts';
export { COURSE_TEXT_MAX, COURSE_TOPIC_MAX, courseLevels, DEFAULT_COURSE_LEVEL, SPEECH_TEXT_MAX } from './courses/limits.ts';
export { type MadeThing, titleOfMade } from './courses/markdown.ts';
export type * from './courses/schemas.ts';
export { speechTexts } from './courses/speech-texts.ts';
export * from './dashboard/defaults.ts';
export type * from './dashboard/schemas.ts';
export * from './debug/connection.ts';
export { type DataKind, dataKinds } from './debug/kinds.ts';
export * from './debug/may-debug.ts';
export type * from './debug/schemas.ts';
export * from './gamification/achievements.ts';
export * from './gamification/award.ts';
export * from './gamification/award-state.ts';
export * from './gamification/awards.ts';
export * from './gamification/base-xp.ts';
export * from './gamification/celebration-times.ts';

export * from './gamification/claim.ts';
export * from './gamification/counters.ts';
export * from './gamification/fallbacks.ts';
export * from './gamification/features.ts';
export * from './gamification/levels.ts';
export * from './gamification/mark-act.ts';
export * from './gamification/pause.ts';
export * from './gamification/replay.ts';
export type * from './gamification/schemas.ts';
export * from './gamification/streak.ts';
export * from './gamification/streak-care.ts';
export * from './gamification/undo.ts';
export * from './goals/goal.ts';
export * from './goals/ideas.ts';
export * from './goals/limits.ts';
export type * from './goals/schemas.ts';
export * from './habits/check-habit.ts';
export { foldHabit, type HabitState, isHabitDoneOn, type MarkedDate } from './habits/fold.ts';
export * from './habits/limits.ts';
export * from './habits/reminders.ts';
export { mayRootHabit, rootedGains, type StandingHabit } from './habits/rooted.ts';
export {
  type HabitRule,
  habitPauseAt,
  habitPeriodDates,
  plainAmount,
  scaledAmount,
  withHabitPause,
  withoutHabitPause,
} from './habits/schedule.ts';
export type * from './habits/schemas.ts';
export { type HabitStanding, habitDays, habitSettleThrough, habitStandingOf } from './habits/standing.ts';
export * from './habits/suggestions.ts';
export * from './habits/words.ts';
export { JOURNAL_PHOTO_MAX_BYTES } from './journal/endpoints.ts';
export * from './journal/limits.ts';
export * from './journal/on-this-day.ts';
export * from './journal/prompts.ts';
export type * from './journal/schemas.ts';
export * from './journal/words.ts';
export * from './knowledge/kinds.ts';
export type * from './knowledge/schemas.ts';
export * from './layout/device.ts';
export * from './layout/sizes.ts';
export * from './layout/waits.ts';
export * from './library/label.ts';
export * from './library/limits.ts';
export type * from './library/schemas.ts';
export * from './monitoring/limits.ts';
export type * from './monitoring/metrics-schemas.ts';
export type * from './monitoring/schemas.ts';
export { activityDoneOn, habitDoneOn } from './mood/done-on.ts';
export * from './mood/experiment.ts';
export * from './mood/insights.ts';
export * from './mood/limits.ts';
export type * from './mood/schemas.ts';
export * from './notifications/audience.ts';
export * from './notifications/limits.ts';
export * from './notifications/push.ts';
export * from './notifications/quiet-hours.ts';
export type * from './notifications/schemas.ts';
export * from './schemes/color-schemes.ts';
export * from './shared/endpoint.ts';
export * from './shared/errors.ts';
export { cutAtWord, onOneLine } from './shared/short-text.ts';
export { isUnreadable } from './shared/unreadable.ts';
export { METRICS_PATH, probes } from './system/endpoints.ts';
export * from './system/member-events.ts';
export type * from './system/schemas.ts';
export * from './templates/limits.ts';
export type * from './templates/schemas.ts';
export * from './time/dates.ts';
export * from './time/moment.ts';
export * from './time/relative-time.ts';
export * from './time/wall-instant.ts';
export * from './time/zone-change.ts';
export * from './transfer/left-out.ts';
export { IMPORT_KEPT_MS, IMPORT_MAX_BYTES, IMPORT_UNDO_DAYS } from './transfer/limits.ts';
export type * from './transfer/schemas.ts';
