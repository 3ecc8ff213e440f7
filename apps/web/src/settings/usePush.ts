import { api, dateText, localDateOf, type PushState } from '@everstep/domain';
import type { PushSectionProps, PushStanding } from '@everstep/ui/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { log } from '../log/log.ts';
import { isSubscribed, PushRefusal, pushAbility, startPush, stopPush } from '../notifications/push-device.ts';
import { useLeaveOnSignOut } from '../notifications/useLeaveOnSignOut.ts';
import { useCall, useMemberId } from '../session/SessionProvider.tsx';

/** Where this device stands with notifications while the product is closed, and the switch for it. */
export function usePush(): PushSectionProps {
  const call = useCall();
  const memberId = useMemberId();
  const { data, error, mutate } = useQuery(api.notifications.push, {});
  const standing = useStanding(data);
  // Where it is turned on and left at once, no other part of the page has heard of it yet.
  useLeaveOnSignOut();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const underWay = useRef(false);
  const current = data?.devices.find((device) => device.current);
  const run = async (work: () => Promise<PushState>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await mutate(await work(), { revalidate: false });
    } catch (reason) {
      if (reason instanceof PushRefusal && reason.cause) log.warn('The browser did not subscribe.', reason.cause);
      setFailure(reason instanceof PushRefusal ? reason.message : sentenceOf(reason));
    }
    await standing.look();
    underWay.current = false;
    setBusy(false);
  };
  const publicKey = data?.publicKey;
  return {
    standing: standing.now,
    problem: error && !data ? sentenceOf(error) : undefined,
    onRetry: () => void mutate(),
    busy,
    failure,
    onChange: (wanted) => {
      if (!wanted) void run(() => stopPush(call, current?.id));
      else if (publicKey) void run(() => startPush(call, { memberId, publicKey }));
    },
    others: (data?.devices ?? [])
      .filter((device) => !device.current)
      .map(({ id, device, since, failing }) => ({ id, device, since: dayOf(since), failing })),
    onStop: (id) => void run(() => call(api.notifications.stopPush, { params: { id } })),
  };
}

/** A day in short words, by the clock of where the reader is. */
function dayOf(instant: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return dateText(localDateOf(instant, timeZone, 0), localDateOf(new Date(), timeZone, 0));
}

/** What the browser says. */
interface Asked {
  readonly ability: ReturnType<typeof pushAbility>;
  readonly subscribed: boolean;
  /** The server's key that it was asked about. */
  readonly publicKey: string | null;
}

/** Asks the browser again whenever the page comes back into sight: permissions change in settings outside of the page. */
function useStanding(state: PushState | undefined): { readonly now: PushStanding; readonly look: () => Promise<void> } {
  const publicKey = state?.publicKey ?? null;
  const [browser, setBrowser] = useState<Asked>();
  const look = useCallback(async () => {
    const ability = pushAbility();
    const subscribed = publicKey !== null && (await isSubscribed(publicKey).catch(() => false));
    setBrowser({ ability, subscribed, publicKey });
  }, [publicKey]);
  useEffect(() => {
    void look();
    const lookAgain = () => void look();
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, [look]);
  return { now: standingOf(state, browser), look };
}

function standingOf(state: PushState | undefined, browser: Asked | undefined): PushStanding {
  if (!state || browser?.publicKey !== state.publicKey) return 'loading';
  if (state.publicKey === null) return 'not-set-up';
  if (browser.ability !== 'able') return browser.ability;
  const current = state.devices.find((device) => device.current);
  if (!current || !browser.subscribed) return 'off';
  return current.failing ? 'failing' : 'on';
}
