import type { Award, api, EnhancedProgress, Input } from '@everstep/domain';
import { NoticeStack, useHelpInSight, useNoticeQueue } from '@everstep/ui';
import { type ComponentProps, createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useDropStale } from '../api/useQuery.ts';
import { useQuiet } from '../care/useQuiet.ts';
import { useLayers } from '../layout/useLayers.ts';
import { log } from '../log/log.ts';
import { OutboxProvider } from '../offline/OutboxProvider.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { announceAward, createGamificationService, type GamificationService } from './gamification-service.ts';

interface GamificationContextValue {
  /** Level, XP, coins and open features; null while signed out. */
  readonly progress: EnhancedProgress | null;
  readonly service: GamificationService;
  /** Shows what an act has earned, in turn with other awards. */
  readonly celebrate: (award: Award) => void;
  /** Resolves false when it failed; the reason is logged. */
  readonly spendCoins: (body: Input<typeof api.gamification.spendCoins>['body']) => Promise<boolean>;
}

/** Confetti and all: its code arrives with the first level-up. */
const LevelUpDialog = lazy(() => import('./LevelUp.tsx').then(({ LevelUp }) => ({ default: LevelUp })));

/** Its code arrives with the first "Why?". */
const ReceiptDialog = lazy(() => import('./Receipt.tsx').then(({ Receipt }) => ({ default: Receipt })));

const GamificationContext = createContext<GamificationContextValue | null>(null);

/** Holds the member's progress and plays the notices of what was earned. */
export function GamificationProvider({ children }: { children: ReactNode }) {
  const { session, call, status, user } = useSession();
  const dropStale = useDropStale();
  const [progress, setProgress] = useState<EnhancedProgress | null>(null);
  const service = useMemo(() => createGamificationService(call, () => session.token() !== null), [call, session]);

  const refresh = useCallback(() => {
    void service.progress().then(setProgress);
    dropStale(['gamification', 'dashboard']);
  }, [service, dropStale]);
  const { celebrate: queue, clear, visible, levelUp, dismiss, continueJourney } = useNoticeQueue(refresh, useHelpInSight() !== 'none');
  const calm = useCalm(clear);
  // Stays once it was there, so that the closing dialog can fade.
  const [hadLevelUp, setHadLevelUp] = useState(false);
  useEffect(() => {
    if (levelUp) setHadLevelUp(true);
  }, [levelUp]);
  const [why, setWhy] = useState<{ readonly award: Award; readonly open: boolean } | null>(null);
  const isAsked = why?.open ?? false;

  useEffect(() => {
    if (status === 'authenticated') void service.progress().then(setProgress);
    if (status === 'unauthenticated') {
      setProgress(null);
      setWhy(null);
      clear();
    }
  }, [status, service, clear]);

  const celebrate = useCallback(
    (award: Award) => {
      const quiet = award.quiet || calm;
      announceAward(quiet ? { ...award, quiet } : award);
      // After a hard moment nothing celebrates; the totals are asked for anew all the same.
      if (quiet) refresh();
      else queue(award);
    },
    [queue, refresh, calm],
  );
  const spendCoins = useCallback<GamificationContextValue['spendCoins']>(
    (body) =>
      service.spendCoins(body).then(
        () => true,
        (error: unknown) => {
          log.error('Coins could not be spent.', error);
          return false;
        },
      ),
    [service],
  );
  const value = useMemo(() => ({ progress, service, celebrate, spendCoins }), [progress, service, celebrate, spendCoins]);
  return (
    <GamificationContext value={value}>
      <OutboxProvider celebrate={celebrate}>{children}</OutboxProvider>
      <NoticeStack notices={visible} onDismiss={dismiss} onWhy={(award) => setWhy({ award, open: true })} />
      {why && (
        <Suspense fallback={null}>
          <ReceiptDialog award={why.open ? why.award : null} onClose={() => setWhy({ ...why, open: false })} />
        </Suspense>
      )}
      {hadLevelUp && (
        <Suspense fallback={null}>
          {/* Whoever reads a receipt is not interrupted. */}
          <LevelUpInTime levelUp={isAsked ? null : levelUp} calm={user?.calmMode ?? false} onContinue={continueJourney} />
        </Suspense>
      )}
    </GamificationContext>
  );
}

/**
 * After a hard moment nothing celebrates, and what waited from before it must not come afterwards.
 * @param forget called when such a moment has come
 * @returns whether the server wants it quiet, also for acts from before that are booked only now
 */
function useCalm(forget: () => void): boolean {
  const quiet = useQuiet();
  const hasCard = useHelpInSight() === 'card';
  useEffect(() => {
    if (quiet || hasCard) forget();
  }, [quiet, hasCard, forget]);
  return quiet;
}

/** A new level, but never over the chat: whoever types there or reads a reply hears of it once the chat is closed. */
function LevelUpInTime({ levelUp, ...props }: ComponentProps<typeof LevelUpDialog>) {
  const isTalking = useLayers().open.includes('chat');
  return <LevelUpDialog {...props} levelUp={isTalking ? null : levelUp} />;
}

export function useGamification(): GamificationContextValue {
  const value = use(GamificationContext);
  if (!value) throw new Error('useGamification must be used within a GamificationProvider');
  return value;
}
