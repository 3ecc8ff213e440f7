import { POINTS_TOAST_MS } from '@everstep/domain';
import { Coins, Leaf, Award as Medal, Sparkles } from 'lucide-react';
import { type ToastData, ToastRegion } from '../../components/Toast/index.ts';
import type { Notice } from './queue.ts';

/** The toast of earned points and the act they are for; it stays three seconds. */
export function pointsToast(id: string, xp: number, act = ''): ToastData {
  return { id, title: `+${xp} XP`, description: act, tone: 'award', icon: <Sparkles size="1em" />, durationMs: POINTS_TOAST_MS };
}

function toastOf(notice: Notice): ToastData {
  const base = { id: notice.id, durationMs: POINTS_TOAST_MS } as const;
  switch (notice.kind) {
    case 'xp':
      return pointsToast(notice.id, notice.xp, notice.act);
    case 'coins':
      return { ...base, title: `+${notice.coins} ${notice.coins === 1 ? 'coin' : 'coins'}`, tone: 'award', icon: <Coins size="1em" /> };
    case 'achievements':
      return {
        ...base,
        title: notice.titles.length === 1 ? 'Achievement earned' : `${notice.titles.length} achievements earned`,
        description: notice.titles.join(', '),
        tone: 'award',
        icon: <Medal size="1em" />,
      };
    case 'message':
      return { ...base, title: notice.message, icon: <Leaf size="1em" /> };
  }
}

export interface NoticeStackProps {
  /** What the queue shows now. */
  readonly notices: readonly Notice[];
  /** Called when a notice's time is up or when it is closed. */
  readonly onDismiss: (id: string) => void;
}

/** Top-centre notices of XP, coins and achievements, three seconds each, announced politely. */
export function NoticeStack({ notices, onDismiss }: NoticeStackProps) {
  return <ToastRegion toasts={notices.map(toastOf)} onDismiss={onDismiss} label="Awards ({hotkey})" />;
}
