interface Hearing {
  /** Opens a notification that was tapped on the device. */
  readonly onOpen: (id: string) => void;
}

/** Answers the worker for pushes until the signal aborts: whether this page is being looked at, and whether it opens a notification. */
export function hearPushes({ onOpen }: Hearing, signal: AbortSignal): void {
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data, ports: [answer] }: MessageEvent) => {
      const asked = questionIn(data);
      if (!asked || !answer) return;
      if (asked.question === 'open') onOpen(asked.id);
      answer.postMessage(asked.question === 'open' || (document.visibilityState === 'visible' && document.hasFocus()));
    },
    { signal },
  );
}

/** What the worker asks; other workers of the site may say other things. */
function questionIn(data: unknown): { readonly question: 'looking' | 'open'; readonly id: string } | undefined {
  if (typeof data !== 'object' || data === null || !('push' in data) || !('id' in data) || typeof data.id !== 'string') return undefined;
  return data.push === 'looking' || data.push === 'open' ? { question: data.push, id: data.id } : undefined;
}
