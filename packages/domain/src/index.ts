export * from './accounts/age.ts';
export { PROFILE_IMAGE_MAX_BYTES } from './accounts/endpoints.ts';
export * from './accounts/mail-links.ts';
export * from './accounts/password.ts';
export * from './accounts/read-user.ts';
export type * from './accounts/schemas.ts';
export * from './accounts/token.ts';
export * from './api.ts';
export * from './care/index.ts';
export * from './challenges/banner.ts';
export * from './challenges/challenge.ts';
export * from './chat/chat-texts.ts';
export {
  FALLBACK_CONVERSATION_ID,
  FALLBACK_TITLE_LENGTH,
  fallbackTitle,
  historyInstant,
  PREVIEW_LENGTH,
  previewOf,
  shownTitle,
  TITLE_CUT_LENGTH,
  TITLE_MAX_LENGTH,
  titleOf,
} from './chat/conversation.ts';
export { MESSAGE_MAX_LENGTH } from './chat/endpoints.ts';
export * from './chat/personas.ts';
export * from './chat/read-answers.ts';
export type * from './chat/schemas.ts';
export * from './chat/turn-events.ts';
export * from './client/generation.ts';
export * from './client/timeouts.ts';
export * from './dashboard/defaults.ts';
export type * from './dashboard/schemas.ts';
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
export * from './gamification/replay.ts';
export type * from './gamification/schemas.ts';
export * from './gamification/streak.ts';
export * from './gamification/streak-care.ts';
export * from './gamification/undo.ts';
export * from './layout/device.ts';
export * from './layout/sizes.ts';
export * from './layout/waits.ts';
export type * from './mood/schemas.ts';
export * from './schemes/color-schemes.ts';
export * from './shared/endpoint.ts';
export * from './shared/errors.ts';
export { probes } from './system/endpoints.ts';
export * from './system/member-events.ts';
export type * from './system/schemas.ts';
export * from './time/dates.ts';
export * from './time/moment.ts';
export * from './time/relative-time.ts';
export * from './time/zone-change.ts';
