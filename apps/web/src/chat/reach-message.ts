import type { ChatAction, ChatState } from './chat-state.ts';

/** So many messages come at once on the way to an early one. */
const ON_THE_WAY = 500;
/** How long to wait for a page that is on its way already, in milliseconds. */
const PAUSE_MS = 50;

interface ReachPorts {
  readonly state: () => ChatState;
  readonly dispatch: (action: ChatAction) => void;
  /** Fetches the messages before the first one here, so many at once. */
  readonly loadEarlier: (limit: number) => Promise<void>;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * Shows one message of the open conversation: what leads to it is fetched until it is here. One that cannot be had, or that stands
 * under another reply, leaves the conversation at its end.
 */
export async function reachMessage(id: string, { state, dispatch, loadEarlier, wait }: ReachPorts, signal: AbortSignal): Promise<void> {
  const isHere = () => state().messages.some((message) => message.id === id);
  while (!isHere() && !signal.aborted) {
    const { earlier } = state();
    if (earlier === 'loading') await wait(PAUSE_MS);
    else if (earlier === 'more') await loadEarlier(ON_THE_WAY);
    else return;
  }
  if (!signal.aborted) dispatch({ type: 'sought', id });
}
