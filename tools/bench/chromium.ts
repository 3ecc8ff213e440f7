import { type Browser, chromium } from 'playwright';
import { findChromium } from '../system.ts';

/** Opens the browser of the benchmarks. */
export function openChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}
