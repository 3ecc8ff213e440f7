import { expect, it } from 'vitest';
import { fetchLostStyles } from './styles-again.ts';

it('fetches a style sheet that was lost with the connection once there is one again, and until it comes', () => {
  fetchLostStyles();
  const sheet = (href: string) => {
    const link = document.createElement('link');
    link.setAttribute('href', href);
    link.setAttribute('rel', 'stylesheet');
    document.head.append(link);
    return link;
  };
  const [whole, lost] = [sheet('/assets/whole.css'), sheet('/assets/lost.css')];
  const now = () => document.querySelector('link[href="/assets/lost.css"]');
  const payload = new Error('Unable to preload CSS for /assets/lost.css');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  window.dispatchEvent(new Event('online'));
  const second = now();
  expect([whole.isConnected, lost.isConnected, second !== null]).toEqual([true, false, true]);
  second?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('server-reached'));
  expect(now()).not.toBe(second);
  whole.remove();
  now()?.remove();
});
