import type { ProfileImage } from '@everstep/domain';
import type { ImageReading } from '@everstep/ui/pages';
import { useEffect, useState } from 'react';

const names = { original: 'Original', medium: 'Medium', thumbnail: 'Thumbnail' } as const;
const sizeNames = ['original', 'medium', 'thumbnail'] as const;

/**
 * Loads each size by itself, one after the other and past the browser's cache, and measures it.
 * @param turn another number loads them again
 */
export function useImageReadings(sizes: ProfileImage | null, turn: number | undefined): readonly ImageReading[] {
  const [readings, setReadings] = useState<readonly ImageReading[]>([]);
  const [original, medium, thumbnail] = [sizes?.original, sizes?.medium, sizes?.thumbnail];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further turn loads the same addresses again.
  useEffect(() => {
    if (original === undefined || medium === undefined || thumbnail === undefined) return setReadings([]);
    const leaving = new AbortController();
    const addresses = { original, medium, thumbnail };
    setReadings(sizeNames.map((size) => ({ name: names[size], src: addresses[size], state: { kind: 'loading' } })));
    void (async () => {
      for (const size of sizeNames) {
        const state = await readImage(addresses[size], leaving.signal);
        if (leaving.signal.aborted) return;
        setReadings((before) => before.map((one) => (one.name === names[size] ? { ...one, state } : one)));
      }
    })();
    return () => leaving.abort();
  }, [original, medium, thumbnail, turn]);
  return readings;
}

async function readImage(src: string, signal: AbortSignal): Promise<ImageReading['state']> {
  const begun = performance.now();
  try {
    const answer = await fetch(src, { cache: 'no-store', signal });
    if (!answer.ok)
      return { kind: 'failed', reason: answer.status === 404 ? 'Not there, or its address has run out' : `Failed (${answer.status})` };
    const blob = await answer.blob();
    const took = performance.now() - begun;
    const { width, height } = await createImageBitmap(blob);
    return { kind: 'loaded', width, height, bytes: blob.size, type: blob.type, took };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof DOMException ? 'It is no picture' : 'The server could not be reached' };
  }
}
