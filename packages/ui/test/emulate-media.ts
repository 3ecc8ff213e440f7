import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

/** Media features that a browser test may switch while it runs. */
export interface EmulatedMedia {
  contrast?: 'more' | 'no-preference';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Runs in Node beside the browser: pages cannot switch their own media features. */
export const emulateMedia: BrowserCommand<[media: EmulatedMedia]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: EmulatedMedia) => Promise<void>;
  }
}
