import { DEFAULT_COLOR_SCHEME } from '@everstep/domain';
import type { Hex } from '../tokens/oklch.ts';
import { type SchemeSeed, schemeColors } from '../tokens/scheme-colors.ts';
import { checkSchemeName } from './scheme-name.ts';
import { schemeSeeds } from './schemes/index.ts';
import { MODE_STORAGE_KEY, SCHEME_STORAGE_KEY } from './storage-keys.ts';

export type { SchemeSeed };
export { schemeSeeds };

export interface NoFlashOptions {
  /** Seeds of all schemes that a member may choose, by key: `{ ...schemeSeeds, sage }` for the eight and one of your own. */
  readonly schemes: Readonly<Record<string, SchemeSeed>>;
  /** Stands where none of them is stored. @default `grey` where it is among them, else the first */
  readonly defaultScheme?: string;
}

/** Page colours for `<meta name="theme-color">`: scheme → [light, dark]. */
function pageColorsOf(schemes: NoFlashOptions['schemes']): Readonly<Record<string, readonly [Hex, Hex]>> {
  return Object.fromEntries(Object.entries(schemes).map(([scheme, seed]) => [scheme, schemeColors(seed).page]));
}

/**
 * Text of the one blocking script of the page: it applies the stored scheme and mode before the first paint and
 * colours the browser's own bars. Put it in the head before any stylesheet as an inline script, and allow it by the
 * SHA-256 of exactly this text in the content security policy. Unknown values count as unset; without storage
 * (private windows, blocked cookies) the defaults stay. The page needs one `<meta name="theme-color">` without `media`.
 *
 * Call it when the page is built or served, not in the browser.
 *
 * @throws where a key is no name for a scheme, or the default is not among the schemes
 */
export function makeNoFlashScript({ schemes, defaultScheme }: NoFlashOptions): string {
  const keys = Object.keys(schemes);
  for (const key of keys) checkSchemeName(key);
  const fallback = defaultScheme ?? keys.find((key) => key === DEFAULT_COLOR_SCHEME) ?? keys[0];
  if (fallback === undefined || !keys.includes(fallback)) throw new Error(`Not among the schemes: ${fallback}`);
  return `(function(d){var p=${JSON.stringify(pageColorsOf(schemes))},s="${fallback}",m="system";try{var a=localStorage.getItem("${SCHEME_STORAGE_KEY}"),b=localStorage.getItem("${MODE_STORAGE_KEY}");if(Object.hasOwn(p,a))s=a;if(b==="light"||b==="dark")m=b}catch(e){}d.documentElement.dataset.scheme=s;d.documentElement.dataset.mode=m;var t=d.querySelector('meta[name="theme-color"]');if(t)t.content=p[s][m==="dark"||m==="system"&&matchMedia("(prefers-color-scheme: dark)").matches?1:0]})(document)`;
}

/** The script for the eight schemes: {@link makeNoFlashScript}. */
export const noFlashScript = makeNoFlashScript({ schemes: schemeSeeds });
