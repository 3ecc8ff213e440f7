/** The fixed words of toasts. */
export interface ToastTexts {
  /** Read before each. */
  readonly notice: string;
  /** Names the region; `{hotkey}` becomes the key that leads there. */
  readonly region: string;
  readonly dismiss: string;
}

export const toastTexts: ToastTexts = { notice: 'Notice', region: 'Notices ({hotkey})', dismiss: 'Dismiss' };
