import { AI_FIRST_BYTE_TIMEOUT_MS, api, type Endpoint, type Input, type TurnEvent } from '@everstep/domain';
import type { OpenStream } from '../api/stream.ts';
import { log } from '../log/log.ts';
import type { OpenTurn } from './chat-state.ts';

const RESUME_TRIES = 4;
const RESUME_PAUSE_MS = 1000;

const isEnd = ({ event }: TurnEvent) => event === 'done' || event === 'stopped' || event === 'failed';

export interface TurnPorts {
  readonly openStream: OpenStream;
  readonly onEvent: (event: TurnEvent) => void;
  /** The reply being written and how much of its text is here; undefined when none is. */
  readonly current: () => { turn: OpenTurn; shown: number } | undefined;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Hands on the events of a turn until its end.
 * @returns false when the stream broke off before the end
 * @throws ApiError when the server refused, or did not answer
 */
async function readTurn<E extends Endpoint>(ports: TurnPorts, endpoint: E, input: Input<E>, signal: AbortSignal): Promise<boolean> {
  for await (const { event, data } of ports.openStream(endpoint, input, { signal, firstByteTimeout: AI_FIRST_BYTE_TIMEOUT_MS })) {
    if (signal.aborted) return true;
    // The server writes these events from the same type.
    const turnEvent = { event, data } as TurnEvent;
    ports.onEvent(turnEvent);
    if (isEnd(turnEvent)) return true;
  }
  return false;
}

/** Follows a reply from the text that is already shown, through lost connections. @returns false when it had to give up. */
export async function followTurn(ports: TurnPorts, signal: AbortSignal): Promise<boolean> {
  for (let attempt = 1; attempt <= RESUME_TRIES && !signal.aborted; attempt++) {
    const open = ports.current();
    if (!open) return true;
    const { conversationId, turnId } = open.turn;
    try {
      if (await readTurn(ports, api.chat.turnEvents, { params: { conversationId, turnId }, query: { after: open.shown } }, signal))
        return true;
    } catch (error) {
      if (signal.aborted) return true;
      log.warn('A reply could not be followed; trying again.', error);
    }
    await ports.wait(RESUME_PAUSE_MS * attempt);
  }
  return signal.aborted;
}

/**
 * Starts a turn and follows it to its end.
 * @returns whether the reply is whole, 'lost' when it could not be followed, or 'left' when it was let go before the server said it had it
 * @throws ApiError when the turn did not start
 */
export async function startTurn<E extends Endpoint>(
  ports: TurnPorts,
  endpoint: E,
  input: Input<E>,
  signal: AbortSignal,
): Promise<'ended' | 'lost' | 'left'> {
  let taken = false;
  const onEvent = (event: TurnEvent) => {
    taken = true;
    ports.onEvent(event);
  };
  try {
    if (await readTurn({ ...ports, onEvent }, endpoint, input, signal)) return taken ? 'ended' : 'left';
  } catch (error) {
    if (signal.aborted) return taken ? 'ended' : 'left';
    if (!ports.current()) throw error;
  }
  return (await followTurn(ports, signal)) ? 'ended' : 'lost';
}
