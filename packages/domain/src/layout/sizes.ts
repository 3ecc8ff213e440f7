/** Width of the drawer and the sidebar, CSS pixels. */
export const DRAWER_WIDTH = 240;
/** Smallest height of the chat dialog, CSS pixels, and its share of the viewport in percent. */
export const DIALOG_MIN_HEIGHT = 400;
export const DIALOG_HEIGHT_PERCENT = 80;
/** Rows to which a chat input grows. */
export const CHAT_INPUT_MAX_ROWS = 3;
/** Edge lengths of the logo, CSS pixels. */
export const LOGO_SIZES = { small: 32, medium: 48, large: 64 } as const;
/** Largest number that a badge shows. */
export const BADGE_MAX = 99;

/** Text of a count in a badge: `99+` beyond {@link BADGE_MAX}, empty at 0. */
export function badgeText(count: number): string {
  const whole = Math.floor(count) || 0;
  if (whole <= 0) return '';
  return whole > BADGE_MAX ? `${BADGE_MAX}+` : String(whole);
}
