import { type Award, POINTS_TOAST_MS } from '@everstep/domain';
import { Coins, Leaf, Award as Medal, Sparkles } from 'lucide-react';
import { type ToastAction, type ToastData, ToastRegion } from '../../components/Toast/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { Notice } from './queue.ts';
import { type NoticeStackTexts, noticeStackTexts } from './texts.ts';

/**
 * The toast of earned points and the act they are for; it stays three seconds.
 * @param onWhy shows how the points came about; without it the toast has no "Why?"
 * @param texts its words where they are not English
 */
export function pointsToast(id: string, xp: number, act = '', onWhy?: () => void, texts: NoticeStackTexts = noticeStackTexts): ToastData {
  const toast: ToastData = {
    id,
    title: texts.xp(xp),
    description: act,
    tone: 'award',
    icon: <Sparkles size="1em" />,
    durationMs: POINTS_TOAST_MS,
  };
  return onWhy ? { ...toast, action: whyAction(onWhy, texts) } : toast;
}

const whyAction = (onSelect: () => void, { why, whyHint }: NoticeStackTexts): ToastAction => ({ label: why, hint: whyHint, onSelect });

function toastOf(notice: Notice, onWhy: NoticeStackProps['onWhy'], texts: NoticeStackTexts): ToastData {
  const base = { id: notice.id, durationMs: POINTS_TOAST_MS } as const;
  const award = notice.kind === 'xp' || notice.kind === 'message' ? notice.award : undefined;
  const ask = onWhy && award && (() => onWhy(award));
  switch (notice.kind) {
    case 'xp':
      return pointsToast(notice.id, notice.xp, notice.act, ask, texts);
    case 'coins':
      return { ...base, title: texts.coins(notice.coins), tone: 'award', icon: <Coins size="1em" /> };
    case 'achievements':
      return {
        ...base,
        title: texts.achievements(notice.titles.length),
        description: notice.titles.join(', '),
        tone: 'award',
        icon: <Medal size="1em" />,
      };
    case 'day': {
      const title = notice.earnedBack === null ? texts.dayCounts : texts.earnedBack(notice.earnedBack);
      return { ...base, title, icon: <Leaf size="1em" /> };
    }
    case 'message':
      return { ...base, title: notice.message, icon: <Leaf size="1em" />, ...(ask ? { action: whyAction(ask, texts) } : {}) };
  }
}

export interface NoticeStackProps {
  /** What the queue shows now. */
  readonly notices: readonly Notice[];
  /** Called when a notice's time is up or when it is closed. */
  readonly onDismiss: (id: string) => void;
  /** Shows how points came about, as `ReceiptDialog` does; without it notices have no "Why?". */
  readonly onWhy?: (award: Award) => void;
}

/** Top-centre notices of XP, coins and achievements, three seconds each, announced politely. */
export function NoticeStack({ notices, onDismiss, onWhy }: NoticeStackProps) {
  const texts = useTexts('NoticeStack', noticeStackTexts);
  return <ToastRegion toasts={notices.map((notice) => toastOf(notice, onWhy, texts))} onDismiss={onDismiss} label={texts.region} />;
}
