import { expect, it } from 'vitest';
import { fetchLostStyles } from './styles-again.ts';

it('fetches style sheets that were lost with the connection once there is one again, and until they come', () => {
  fetchLostStyles();
  // Without an address: the document of tests would ask for it.
  const [whole, lost] = ['whole', 'lost'].map((title) => {
    const link = document.createElement('link');
    link.setAttribute('title', title);
    link.setAttribute('rel', 'stylesheet');
    document.head.append(link);
    return link;
  });
  const now = () => document.querySelector('link[title="lost"]');
  window.dispatchEvent(new Event('online'));
  expect([whole?.isConnected, lost?.isConnected]).toEqual([true, true]);
  lost?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('online'));
  expect([whole?.isConnected, lost?.isConnected, now() !== null]).toEqual([true, false, true]);
  const second = now();
  second?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('server-reached'));
  expect([second?.isConnected, now() !== null]).toEqual([false, true]);
  for (const link of document.querySelectorAll('link[rel="stylesheet"]')) link.remove();
});
