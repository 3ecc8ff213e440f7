import type { CareAssessment } from '@everstep/domain';
import type { Answer, Question } from './assess-worker.ts';

/** A worker that has not answered by then was taken away by the system. */
const ANSWERS_WITHIN_MS = 5000;

/** What reads words beside the page, and who waits for what it says. */
interface Reader {
  readonly worker: Worker;
  readonly waiting: Map<number, (assessment: CareAssessment | undefined) => void>;
}

let reader: Reader | undefined;
let asked = 0;

/** The reader, started where there is none; undefined where a browser lets none start. */
function readerAside(): Reader | undefined {
  if (reader || typeof Worker === 'undefined') return reader;
  const waiting: Reader['waiting'] = new Map();
  const worker = new Worker(new URL('./assess-worker.ts', import.meta.url), { type: 'module', name: 'care rules' });
  const started: Reader = { worker, waiting };
  worker.addEventListener('message', ({ data: { id, assessment } }: MessageEvent<Answer>) => waiting.get(id)?.(assessment));
  worker.addEventListener('error', () => giveUp(started));
  reader = started;
  return started;
}

/** Whoever waits reads for themselves, and the next words start another reader. */
function giveUp({ worker, waiting }: Reader): void {
  if (reader?.worker === worker) reader = undefined;
  worker.terminate();
  for (const tell of waiting.values()) tell(undefined);
}

function ask(to: Reader, words: string): Promise<CareAssessment | undefined> {
  asked += 1;
  const question: Question = { id: asked, words };
  const { promise, resolve } = Promise.withResolvers<CareAssessment | undefined>();
  to.waiting.set(question.id, resolve);
  const late = setTimeout(() => giveUp(to), ANSWERS_WITHIN_MS);
  to.worker.postMessage(question);
  return promise.finally(() => {
    clearTimeout(late);
    to.waiting.delete(question.id);
  });
}

/** Has the rules made ready before there are words to read. */
export function readyToAssess(): void {
  readerAside();
}

/**
 * What the care rules say of some words, found out beside the page: some 400 patterns have to be compiled first, which would hold up
 * a phone for a second or two. Where nothing can be read aside, they are read in the page.
 */
export async function assessAside(words: string): Promise<CareAssessment> {
  const to = readerAside();
  const aside = to && (await ask(to, words));
  return aside ?? (await import('./assess-here.ts')).assess(words);
}
