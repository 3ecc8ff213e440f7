import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {} from '@vitest/browser-playwright';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { BrowserCommand } from 'vitest/node';

const folder = join(import.meta.dirname, 'pictures');
const versionFile = join(folder, 'browser.txt');

/** Pixels that may differ before a picture counts as changed: few, for a badge is small on a sheet of many components. */
const TOLERANCE = 30;
/** How far a pixel's colour may be off, 0–1; the committed pictures have a palette of few colours. */
const COLOR_TOLERANCE = 0.1;

/** What became of a comparison. */
export interface Comparison {
  /** `other browser`: the committed pictures come from another version, whose text is drawn differently. */
  readonly result: 'same' | 'changed' | 'new' | 'accepted' | 'other browser';
  /** What a person can do about it. */
  readonly message: string;
}

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** How many pixels differ: all where the sizes do. */
async function difference(before: Buffer, now: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixels(before), pixels(now)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return b.info.width * b.info.height;
  const { width, height } = a.info;
  return pixelmatch(a.data, b.data, undefined, width, height, { threshold: COLOR_TOLERANCE });
}

/** Runs in Node beside the browser: takes a picture of an element of the story's page and compares it with the committed one. */
export const comparePicture: BrowserCommand<[name: string, selector: string]> = async (
  { page, iframe },
  name,
  selector,
): Promise<Comparison> => {
  const file = join(folder, `${name}.png`);
  const version = page.context().browser()?.version() ?? 'unknown';
  const now = await iframe.locator(selector).screenshot({ animations: 'disabled', caret: 'hide' });
  if (process.env.ACCEPT_PICTURES === '1') {
    mkdirSync(folder, { recursive: true });
    // A palette makes the files small enough to keep all of them in the repository.
    writeFileSync(file, await sharp(now).png({ palette: true, colours: 64, effort: 10, compressionLevel: 9 }).toBuffer());
    writeFileSync(versionFile, `Chromium ${version}\n`);
    return { result: 'accepted', message: `${name} is accepted.` };
  }
  if (!existsSync(file)) return { result: 'new', message: `There is no picture of ${name} yet: pnpm pictures:accept` };
  const count = await difference(readFileSync(file), now);
  if (count <= TOLERANCE) return { result: 'same', message: `${name} looks as before.` };
  const drawnBy = readFileSync(versionFile, 'utf8').trim();
  if (drawnBy !== `Chromium ${version}`) {
    return { result: 'other browser', message: `${name} differs in ${count} pixels, but was drawn by ${drawnBy}.` };
  }
  const changed = join(import.meta.dirname, '../dist/changed-pictures');
  mkdirSync(changed, { recursive: true });
  writeFileSync(join(changed, `${name}.png`), now);
  return {
    result: 'changed',
    message: `${name} differs in ${count} pixels. Look at packages/ui/dist/changed-pictures/${name}.png; if it is meant so: pnpm pictures:accept`,
  };
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (name: string, selector: string) => Promise<Comparison>;
  }
}
