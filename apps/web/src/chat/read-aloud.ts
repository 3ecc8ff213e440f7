import { api, SPEECH_TEXT_MAX } from '@everstep/domain';
import type { Call } from '../api/call.ts';

/** Reads a text aloud to its end, or until the signal; rejects when it cannot. */
export type Reader = (text: string, signal: AbortSignal) => Promise<void>;

/** Browsers fall silent in the middle of longer texts, in characters. */
const BROWSER_PART = 220;
/** Longest wait for the server's audio, in milliseconds. */
const AUDIO_TIMEOUT_MS = 30_000;

/** A text in parts of a certain length that end with sentences, or else with words. */
export function partsOf(text: string, longest: number): readonly string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const sentence = head.search(/[.!?…][^.!?…]*$/) + 1;
    const word = head.lastIndexOf(' ');
    const cut = sentence > longest / 3 ? sentence : word > 0 ? word : longest;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' ? parts : [...parts, rest];
}

/** The browser can read aloud, but nobody has given it a voice. */
export class NoVoice extends Error {}

/** The browser's own voice; undefined where it cannot read. Which voices there are is known late, so that none shows when it fails. */
export function browserReader({ speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance }: Partial<Voice>): Reader | undefined {
  if (!synthesis || !Utterance) return undefined;
  return (text, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        synthesis.cancel();
        resolve();
      };
      if (signal.aborted) return resolve();
      signal.addEventListener('abort', stop, { once: true });
      synthesis.cancel();
      const parts = partsOf(text, BROWSER_PART).map((part) => new Utterance(part));
      for (const [index, part] of parts.entries()) {
        part.onend = () => index === parts.length - 1 && resolve();
        part.onerror = ({ error }) =>
          error === 'canceled' || error === 'interrupted'
            ? resolve()
            : reject(synthesis.getVoices().length === 0 ? new NoVoice(error) : new Error(error));
        synthesis.speak(part);
      }
    });
}
type Voice = Pick<typeof globalThis, 'speechSynthesis' | 'SpeechSynthesisUtterance'>;

/** The server's voice, a part at a time. */
export function serverReader(call: Call, base: string): Reader {
  return async (text, signal) => {
    for (const part of partsOf(text, SPEECH_TEXT_MAX)) {
      const { audioUrl } = await call(api.speech.synthesize, { body: { text: part } }, { signal, timeout: AUDIO_TIMEOUT_MS });
      const response = await fetch(base + audioUrl, { signal });
      if (!response.ok) throw new Error('The audio could not be fetched.');
      await play(await response.blob(), signal);
      if (signal.aborted) return;
    }
  };
}

/** Plays from memory, as some browsers ask files for parts that ours do not have. */
async function play(sound: Blob, signal: AbortSignal): Promise<void> {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  try {
    await new Promise<void>((resolve, reject) => {
      audio.onended = () => resolve();
      audio.onerror = () => reject(new Error('The audio could not be played.'));
      signal.addEventListener('abort', () => resolve(), { once: true });
      audio.play().catch(reject);
    });
  } finally {
    audio.pause();
    URL.revokeObjectURL(address);
  }
}

/** The first that can read; where it fails the next one takes over, and the last failure is the answer. */
export const firstOf =
  (readers: readonly Reader[]): Reader =>
  async (text, signal) => {
    for (const [index, read] of readers.entries()) {
      try {
        return await read(text, signal);
      } catch (error) {
        if (signal.aborted) return;
        if (index === readers.length - 1) throw error;
      }
    }
  };
