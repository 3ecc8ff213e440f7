import { startMockProvider } from '../../tests/mock-provider/index.ts';

/** What the mock provider says: so many words, so far apart. */
export interface ProviderJob {
  readonly words: number;
  readonly paceMs?: number;
}

const provider = await startMockProvider();

// Each message sets how the calls from now on are answered; the answer is the provider's address.
process.on('message', (job) => {
  // Only the benchmark sends, and only jobs.
  const { words, paceMs } = job as ProviderJob;
  const text = Array.from({ length: words }, (_, index) => `word${index}`).join(' ');
  provider.script({ kind: 'stream', text, ...(paceMs === undefined ? {} : { paceMs }) });
  process.send?.(provider.baseUrl);
});
