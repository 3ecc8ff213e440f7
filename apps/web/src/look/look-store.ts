import { type ColorMode, type ColorSchemeKey, colorSchemeKeys, readColorScheme } from '@everstep/domain';
import { applyLook, MODE_STORAGE_KEY, readColorMode, SCHEME_STORAGE_KEY } from '@everstep/ui';
import { deviceStorage } from '../device/device-storage.ts';

/** How the app looks on this device. */
export interface Look {
  readonly scheme: ColorSchemeKey;
  readonly mode: ColorMode;
}

export function readLook(): Look {
  return {
    scheme: readColorScheme(deviceStorage.getItem(SCHEME_STORAGE_KEY)),
    mode: readColorMode(deviceStorage.getItem(MODE_STORAGE_KEY)),
  };
}

/** Shows and keeps a look. */
export function showLook(look: Look, root: HTMLElement): void {
  applyLook(root, look);
  deviceStorage.setItem(MODE_STORAGE_KEY, look.mode);
  deviceStorage.setItem(SCHEME_STORAGE_KEY, look.scheme);
}

/** Whether a scheme was chosen on this device. */
export function hasStoredScheme(): boolean {
  return colorSchemeKeys.some((key) => key === deviceStorage.getItem(SCHEME_STORAGE_KEY));
}
