import { colorSchemeKeys } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noFlashScript, pageColors } from './no-flash-script.ts';
import { MODE_STORAGE_KEY, SCHEME_STORAGE_KEY } from './storage-keys.ts';

const root = document.documentElement;
const themeColor = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

// The browser runs it as an inline script; a function of the same text is the nearest thing here.
const run = () => new Function(noFlashScript)();

describe('the script before the first paint', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="theme-color" content="">';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    delete root.dataset.scheme;
    delete root.dataset.mode;
  });

  it.each(colorSchemeKeys)('applies the stored scheme %s in dark, and colours the browser bars', (scheme) => {
    localStorage.setItem(SCHEME_STORAGE_KEY, scheme);
    localStorage.setItem(MODE_STORAGE_KEY, 'dark');
    run();
    expect(root.dataset).toMatchObject({ scheme, mode: 'dark' });
    expect(themeColor()).toBe(pageColors[scheme]?.[1]);
  });

  it.each([null, 'mauve', 'constructor', '__proto__', '"><script>'])('takes cool grey for the stored scheme %j [valid-014]', (stored) => {
    if (stored !== null) localStorage.setItem(SCHEME_STORAGE_KEY, stored);
    localStorage.setItem(MODE_STORAGE_KEY, 'light');
    run();
    expect(root.dataset.scheme).toBe('grey');
    expect(themeColor()).toBe(pageColors.grey?.[0]);
  });

  it('follows the system where no mode is stored', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), matches: query.includes('dark') }) as MediaQueryList,
    );
    run();
    expect(root.dataset.mode).toBe('system');
    expect(themeColor()).toBe(pageColors.grey?.[1]);
  });

  it('keeps the defaults where storage is refused', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    run();
    expect(root.dataset).toMatchObject({ scheme: 'grey', mode: 'system' });
  });

  it('stays small, and cannot close its own script element', () => {
    expect(noFlashScript.length).toBeLessThan(1200);
    expect(noFlashScript).not.toContain('</');
  });
});
