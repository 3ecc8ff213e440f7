import { api, NOTIFICATION_UNDO_SECONDS, type SentNotification } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePages } from '../api/usePages.ts';
import { useNow } from '../layout/useNow.ts';
import { onServerClock } from './on-server-clock.ts';

const SECOND_MS = 1000;
/** What is due goes out half a second later at most, and what a transaction takes. */
const GOING_OUT_MS = 1500;
const LONGEST_WAIT_MS = 3_600_000;

/** What was sent, waits or was taken back, asked for again as it goes out; the present is renewed each second while one can be undone. */
export function useSentLetters() {
  const sent = usePages(api.admin.sentNotifications, ({ cursor }) => ({ query: cursor === undefined ? {} : { cursor } }));
  const notifications = sent.pages?.flatMap((page) => page.notifications);
  const dueAt = earliestDue(notifications ?? []);
  const ticks = dueAt !== undefined && dueAt - onServerClock(new Date()).getTime() <= (NOTIFICATION_UNDO_SECONDS + 1) * SECOND_MS;
  // Due by the server's clock, which the device's may be far from.
  const now = onServerClock(useNow(ticks ? SECOND_MS : undefined));
  useTellOut(notifications ?? []);
  useRefreshWhenDue(dueAt, () => void sent.retry());
  return { sent, notifications, now };
}

/** Says of what was seen waiting that it is out. */
function useTellOut(notifications: readonly SentNotification[]): void {
  const { showToast } = useToast();
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id, state, subject } of notifications)
      if (state === 'sent' && waiting.current.has(id)) showToast({ id: 'letter', tone: 'success', title: `“${subject}” is out` });
    waiting.current = new Set(notifications.filter(({ state }) => state === 'waiting').map(({ id }) => id));
  }, [notifications, showToast]);
}

/** When the next one goes out, in milliseconds since 1970. */
function earliestDue(notifications: readonly SentNotification[]): number | undefined {
  const due = notifications.filter(({ state }) => state === 'waiting').map(({ sendAt }) => Date.parse(sendAt));
  return due.length === 0 ? undefined : Math.min(...due);
}

/** Asks again once something has gone out: its writer need not be among those who are told. */
function useRefreshWhenDue(dueAt: number | undefined, refresh: () => void): void {
  const ask = useEffectEvent(refresh);
  useEffect(() => {
    if (dueAt === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const rest = Math.max(dueAt - onServerClock(new Date()).getTime(), 0) + GOING_OUT_MS;
      timer = setTimeout(
        () => {
          ask();
          wait();
        },
        Math.min(rest, LONGEST_WAIT_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [dueAt]);
}
