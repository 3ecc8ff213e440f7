import { api, type MemberEvent, REQUEST_TIMEOUT_MS } from '@everstep/domain';
import type { OpenStream } from '../api/stream.ts';
import { log } from '../log/log.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export interface HintPorts {
  readonly openStream: OpenStream;
  /** @param place where it stands in the order that the server can go on from, if it has a place there */
  readonly onHint: (hint: MemberEvent, place: string | undefined) => void;
  /** The stream has come this far in that order, and nothing was told of it. */
  readonly onPlace: (place: string) => void;
  /** How far it was heard. */
  readonly lastPlace: () => string | undefined;
  /** The stream is open again after a gap: anything may have changed meanwhile. */
  readonly onGap: () => void;
  /** Answers whether it was cut short because the server may be there again. */
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<boolean>;
  /** From 0 to 1: keeps many browsers from coming back in the same moment. */
  readonly random: () => number;
}

/**
 * Listens to the member's hints until the signal aborts; a lost stream is opened again after a pause that doubles with each failure.
 * @param returning whether there was a stream before, so that something may have been missed
 */
export async function followHints(ports: HintPorts, signal: AbortSignal, returning = false): Promise<void> {
  let failures = 0;
  let gap = returning;
  const onOpen = () => {
    failures = 0;
    if (gap) ports.onGap();
    gap = true;
  };
  while (!signal.aborted) {
    try {
      for await (const { event, id, data } of ports.openStream(
        api.system.events,
        {},
        { signal, firstByteTimeout: REQUEST_TIMEOUT_MS, onOpen, lastEventId: ports.lastPlace() },
      )) {
        // The server writes hints from the same type.
        if (signal.aborted) continue;
        if (event === 'hint') ports.onHint(data as MemberEvent, id);
        else if (id !== undefined) ports.onPlace(id);
      }
    } catch (error) {
      if (signal.aborted) return;
      log.info('The live hints were lost; trying again.', error);
    }
    if (signal.aborted) return;
    const isThere = await ports.wait(pauseAfter(failures, ports.random()), signal);
    failures = isThere ? 0 : failures + 1;
  }
}

/** Milliseconds until the next try: doubling up to half a minute, give or take a half. */
export function pauseAfter(failures: number, random: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + random);
}
