import { speechTexts } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { API_BASE } from '../config.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { useConfig } from '../system/useConfig.ts';
import { browserReader, firstOf, NoVoice, type Reader, serverReader } from './read-aloud.ts';

const NO_VOICE = {
  title: 'This browser has no voice',
  description: 'It cannot read aloud until one is added in the settings of this device. Another browser may have one.',
} as const;

interface ReadAloud {
  /** The reply that is being read; null while it is quiet. */
  readonly readingId: string | null;
  /** Reads a reply, or stops the one that is read; undefined where nothing can read. */
  readonly toggle: ((messageId: string, text: string) => void) | undefined;
}

/**
 * Reads replies aloud, one at a time and only when asked: by the server where it has a voice, else by the browser.
 * @param place what is on the screen; reading ends when it changes
 */
export function useReadAloud(place: string | null): ReadAloud {
  const call = useCall();
  const config = useConfig();
  const { showToast } = useToast();
  const [readingId, setReadingId] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const hasServer = config?.speech === true;
  const isAllowed = config?.audio !== false;
  const readers = useMemo((): readonly Reader[] => {
    const own = browserReader(globalThis);
    return isAllowed ? [...(hasServer ? [serverReader(call, API_BASE)] : []), ...(own ? [own] : [])] : [];
  }, [call, hasServer, isAllowed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is read belongs to the place that is left.
  useEffect(() => () => stop.current?.abort(), [place]);

  const start = async (messageId: string, text: string) => {
    const signal = new AbortController();
    stop.current = signal;
    setReadingId(messageId);
    try {
      await firstOf(readers)(text, signal.signal);
    } catch (error) {
      // Where the server was to read, that it failed is the news.
      const reason = error instanceof NoVoice && !hasServer ? NO_VOICE : { title: speechTexts.failed };
      showToast({ id: 'read-aloud', tone: 'danger', ...reason });
    }
    if (stop.current === signal) {
      stop.current = null;
      setReadingId(null);
    }
  };
  const toggle = (messageId: string, text: string) => {
    stop.current?.abort();
    if (messageId !== readingId) void start(messageId, text);
  };
  return { readingId, toggle: readers.length > 0 ? toggle : undefined };
}
