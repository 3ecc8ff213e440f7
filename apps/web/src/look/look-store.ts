import { type ColorMode, type ColorSchemeKey, readColorScheme } from '@everstep/domain';

/** How the app looks on this device. */
export interface Look {
  readonly scheme: ColorSchemeKey;
  readonly mode: ColorMode;
}

/** Read by the script in index.html before the first paint: keep the names in step with it. */
export const lookKeys = { scheme: 'everstep:scheme', mode: 'everstep:mode' } as const;

export function readLook(storage: Storage): Look {
  const mode = storage.getItem(lookKeys.mode);
  return { scheme: readColorScheme(storage.getItem(lookKeys.scheme)), mode: mode === 'light' || mode === 'dark' ? mode : 'system' };
}

/** Shows and keeps a look. */
export function applyLook(look: Look, root: HTMLElement, storage: Storage): void {
  root.dataset.scheme = look.scheme;
  root.dataset.mode = look.mode;
  try {
    storage.setItem(lookKeys.scheme, look.scheme);
    storage.setItem(lookKeys.mode, look.mode);
  } catch {
    // Without storage the look lasts for this visit.
  }
}
