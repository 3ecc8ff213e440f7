/** Waits of the interface, in milliseconds. */
export const WELCOME_POPUP_DELAY_MS = 500;
/** When a loader offers its stuck button: any loader, and that of a page. */
export const STUCK_BUTTON_MS = 8000;
export const PAGE_STUCK_BUTTON_MS = 6000;
/** When a loading page offers to reload the app. */
export const RELOAD_BUTTON_MS = 10_000;
/** After a dialog closes, stray focus is ignored for this long. */
export const MODAL_FOCUS_WINDOW_MS = 1000;
/** After a tab becomes visible again, nothing pops up or loads anew for this long. */
export const VISIBILITY_RESET_MS = 5000;
