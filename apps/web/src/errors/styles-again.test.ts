import { expect, it } from 'vitest';
import { fetchLostStyles } from './styles-again.ts';

it('fetches style sheets that were lost with the connection once there is one again, and until they come', () => {
  fetchLostStyles();
  const sheet = (href: string, isThere: boolean) => {
    const link = document.createElement('link');
    link.setAttribute('href', href);
    link.setAttribute('rel', 'stylesheet');
    Object.defineProperty(link, 'sheet', { value: isThere ? {} : null });
    document.head.append(link);
    return link;
  };
  const [whole, ...lost] = [sheet('/whole.css', true), sheet('/one.css', false), sheet('/two.css', false)];
  const now = () => document.querySelector('link[href="/one.css"]');
  window.dispatchEvent(new Event('online'));
  expect(lost.map(({ isConnected }) => isConnected)).toEqual([true, true]);
  window.dispatchEvent(new Event('vite:preloadError'));
  window.dispatchEvent(new Event('online'));
  expect([whole, ...lost].map((link) => link?.isConnected)).toEqual([true, false, false]);
  const second = now();
  second?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('server-reached'));
  expect(second?.isConnected).toBe(false);
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.remove();
});
