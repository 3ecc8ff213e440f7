import { colorSchemeKeys, DEFAULT_COLOR_SCHEME } from '@everstep/domain';
import { lookColors } from '../tokens/colors.ts';
import type { Hex } from '../tokens/oklch.ts';
import { MODE_STORAGE_KEY, SCHEME_STORAGE_KEY } from './storage-keys.ts';

function pageColor(scheme: (typeof colorSchemeKeys)[number], mode: 'light' | 'dark'): Hex {
  const color = lookColors(scheme, mode).get('page');
  if (color === undefined) throw new Error('The palette has no page colour');
  return color;
}

/** Page colours for `<meta name="theme-color">`: scheme → [light, dark]. */
export const pageColors: Readonly<Record<string, readonly [Hex, Hex]>> = Object.fromEntries(
  colorSchemeKeys.map((scheme) => [scheme, [pageColor(scheme, 'light'), pageColor(scheme, 'dark')]]),
);

/**
 * Text of the one blocking script of the page: it applies the stored scheme and mode before the first paint and
 * colours the browser's own bars. Put it in the head before any stylesheet as an inline script, and allow it by the
 * SHA-256 of exactly this text in the content security policy. Unknown values count as unset; without storage
 * (private windows, blocked cookies) the defaults stay. The page needs one `<meta name="theme-color">` without `media`.
 */
export const noFlashScript = `(function(d){var p=${JSON.stringify(pageColors)},s="${DEFAULT_COLOR_SCHEME}",m="system";try{var a=localStorage.getItem("${SCHEME_STORAGE_KEY}"),b=localStorage.getItem("${MODE_STORAGE_KEY}");if(Object.hasOwn(p,a))s=a;if(b==="light"||b==="dark")m=b}catch(e){}d.documentElement.dataset.scheme=s;d.documentElement.dataset.mode=m;var t=d.querySelector('meta[name="theme-color"]');if(t)t.content=p[s][m==="dark"||m==="system"&&matchMedia("(prefers-color-scheme: dark)").matches?1:0]})(document)`;
