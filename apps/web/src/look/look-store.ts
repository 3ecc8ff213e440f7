import { type ColorMode, type ColorSchemeKey, colorSchemeKeys, readColorScheme } from '@everstep/domain';
import { applyLook, MODE_STORAGE_KEY, readColorMode, SCHEME_STORAGE_KEY } from '@everstep/ui';

/** How the app looks on this device. */
export interface Look {
  readonly scheme: ColorSchemeKey;
  readonly mode: ColorMode;
}

export function readLook(storage: Storage): Look {
  return { scheme: readColorScheme(storage.getItem(SCHEME_STORAGE_KEY)), mode: readColorMode(storage.getItem(MODE_STORAGE_KEY)) };
}

/** Shows and keeps a look. */
export function showLook(look: Look, root: HTMLElement, storage: Storage): void {
  applyLook(root, look);
  try {
    storage.setItem(MODE_STORAGE_KEY, look.mode);
    storage.setItem(SCHEME_STORAGE_KEY, look.scheme);
  } catch {
    // Without storage the look lasts for this visit.
  }
}

/** Whether a scheme was chosen on this device. */
export function hasStoredScheme(storage: Storage): boolean {
  return colorSchemeKeys.some((key) => key === storage.getItem(SCHEME_STORAGE_KEY));
}
