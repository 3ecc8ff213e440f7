/** A return sooner than this is still the same visit, in milliseconds. */
export const FOLLOW_UP_AFTER_MS = 60 * 60 * 1000;
/** After so long nobody is asked any more, in milliseconds. */
export const FOLLOW_UP_UNTIL_MS = 14 * 24 * 60 * 60 * 1000;
/** How long nothing celebrates after a high-risk moment, in milliseconds. */
export const QUIET_FOR_MS = 24 * 60 * 60 * 1000;

/** Said once on the next visit after a high-risk moment. It asks for nothing. */
export const followUpTexts = {
  title: 'Good that you are here',
  body: 'The last time was hard. However it is today, there are people to talk to, and your own plan if you like to look at it.',
  help: 'Help now',
  plan: 'My safety plan',
  dismiss: 'Thank you, close this',
} as const;

/**
 * Whether a member is asked how it is, on this visit.
 * @param riskAt instant of the last high-risk moment nobody has come back to yet, milliseconds since 1970
 */
export const isFollowUpDue = (riskAt: number, now: number): boolean =>
  now - riskAt >= FOLLOW_UP_AFTER_MS && now - riskAt < FOLLOW_UP_UNTIL_MS;

/** The instant until which nothing celebrates; null when there is nothing to keep quiet for. Both in milliseconds since 1970. */
export function quietUntil(lastRiskAt: number | undefined, now: number): number | null {
  if (lastRiskAt === undefined || now - lastRiskAt >= QUIET_FOR_MS) return null;
  return lastRiskAt + QUIET_FOR_MS;
}
