/** `success` for what is done, `award` for XP, coins and achievements, `danger` for what failed. */
export const toastTones = ['neutral', 'success', 'award', 'danger'] as const;
export type ToastTone = (typeof toastTones)[number];

/** How long a toast stays unless it says otherwise, in milliseconds; one with an action stays longer, since it has to be reached. */
export const TOAST_MS = 5000;
export const TOAST_WITH_ACTION_MS = 10_000;

/** How many toasts stand at once; the rest wait their turn. */
export const TOASTS_AT_ONCE = 3;
