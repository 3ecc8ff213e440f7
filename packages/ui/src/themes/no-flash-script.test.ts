import { colorSchemeKeys } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookColors, lookColorsOfSeed } from '../tokens/colors.ts';
import { makeNoFlashScript, noFlashScript, schemeSeeds } from './no-flash-script.ts';
import { MODE_STORAGE_KEY, SCHEME_STORAGE_KEY } from './storage-keys.ts';

const root = document.documentElement;
const themeColor = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;

// The browser runs it as an inline script; a function of the same text is the nearest thing here.
const run = (script = noFlashScript) => new Function(script)();

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
    expect(themeColor()).toBe(lookColors(scheme, 'dark').get('page'));
  });

  it.each([null, 'mauve', 'constructor', '__proto__', '"><script>'])('takes cool grey for the stored scheme %j [valid-014]', (stored) => {
    if (stored !== null) localStorage.setItem(SCHEME_STORAGE_KEY, stored);
    localStorage.setItem(MODE_STORAGE_KEY, 'light');
    run();
    expect(root.dataset.scheme).toBe('grey');
    expect(themeColor()).toBe(lookColors('grey', 'light').get('page'));
  });

  it('follows the system where no mode is stored', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ ...new EventTarget(), matches: query.includes('dark') }) as MediaQueryList,
    );
    run();
    expect(root.dataset.mode).toBe('system');
    expect(themeColor()).toBe(lookColors('grey', 'dark').get('page'));
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

  describe('with schemes of one’s own', () => {
    const sage = { hue: 135, neutralChroma: 0.016, accentChroma: 0.07 };
    const withNinth = makeNoFlashScript({ schemes: { ...schemeSeeds, sage } });

    it.each(['sage', 'teal'])('applies %s, and colours the browser bars', (scheme) => {
      localStorage.setItem(SCHEME_STORAGE_KEY, scheme);
      localStorage.setItem(MODE_STORAGE_KEY, 'light');
      run(withNinth);
      expect(root.dataset).toMatchObject({ scheme, mode: 'light' });
      expect(themeColor()).toBe(lookColorsOfSeed({ ...schemeSeeds, sage }[scheme] ?? sage, 'light').get('page'));
    });

    it('still takes cool grey for what it does not know', () => {
      localStorage.setItem(SCHEME_STORAGE_KEY, 'mauve');
      run(withNinth);
      expect(root.dataset.scheme).toBe('grey');
    });

    it('takes the first, or the one it is told, where the eight are not among them', () => {
      const schemes = { sage, plum: { hue: 320, neutralChroma: 0.016, accentChroma: 0.07 } };
      localStorage.setItem(SCHEME_STORAGE_KEY, 'teal');
      run(makeNoFlashScript({ schemes }));
      expect(root.dataset.scheme).toBe('sage');
      run(makeNoFlashScript({ schemes, defaultScheme: 'plum' }));
      expect(root.dataset.scheme).toBe('plum');
    });

    it('refuses a name that would break out of the script, and a default that is not there', () => {
      expect(() => makeNoFlashScript({ schemes: { '</script>': sage } })).toThrow('Not a name for a scheme');
      expect(() => makeNoFlashScript({ schemes: { sage }, defaultScheme: 'plum' })).toThrow('Not among the schemes: plum');
      expect(() => makeNoFlashScript({ schemes: {} })).toThrow('Not among the schemes');
    });
  });
});
