import { type DateText, FREEZE_COINS, type StreakCare } from '@everstep/domain';
import { CalendarOff, Flame, Leaf, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { countOf } from '../../product/format.ts';
import { dayInSentence } from './day-words.ts';

export interface StreakCareCardProps {
  /** What keeps the streak; the card waits while there is none. */
  readonly care: StreakCare | undefined;
  /** Coins that can be spent now. */
  readonly coins: number | undefined;
  /** The member's date. */
  readonly today: DateText;
  readonly onBuyFreeze: () => void;
  /** The purchase is under way. @default false */
  readonly buying?: boolean | undefined;
  /** Opens the planning of a pause. */
  readonly onPlanPause: () => void;
  readonly onEndPause: (id: string) => void;
  /** A pause is being ended. @default false */
  readonly ending?: boolean | undefined;
}

/** Streak and multiplier, and the four things that keep a streak whole: freezes, late entries, earning back, planned pauses. */
export function StreakCareCard(props: StreakCareCardProps) {
  const { care, coins = 0, today } = props;
  if (!care) {
    return (
      <LoadingRegion label="Loading your streak">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  }
  return (
    <Card heading="What keeps your streak">
      <List>
        <ListItem start={<Flame size={20} aria-hidden="true" />} title={streakTitle(care)} description={multiplierLine(care)} />
        <ListItem
          start={<Leaf size={20} aria-hidden="true" />}
          title={`${care.freezes} of ${countOf(care.freezesMax, 'freeze')}`}
          description={freezeLine(care)}
          end={care.freezes < care.freezesMax && <BuyFreeze {...props} affordable={coins >= care.freezeCoins} />}
        />
        <ListItem start={<RotateCcw size={20} aria-hidden="true" />} title="Days that slipped by" description={backLine(care, today)} />
        <PauseRow {...props} care={care} />
      </List>
    </Card>
  );
}

const streakTitle = ({ current }: StreakCare) =>
  current === 0 ? 'A new streak starts with any small act' : `${countOf(current, 'day')} in a row`;

function multiplierLine({ multiplierPercent, nextMultiplier, longest }: StreakCare): string {
  const now = `×${(multiplierPercent / 100).toFixed(2)} XP now`;
  const next = nextMultiplier && `, ×${(nextMultiplier.percent / 100).toFixed(2)} from ${countOf(nextMultiplier.days, 'day')}`;
  return `${now}${next ?? ''}. Longest so far: ${countOf(longest, 'day')}.`;
}

function freezeLine({ daysToFreeze, freezes, freezesMax }: StreakCare): string {
  const what = 'A freeze rests a missed day by itself.';
  return freezes < freezesMax ? `${what} The next one comes in ${countOf(daysToFreeze, 'active day')}.` : `${what} You hold all you can.`;
}

function backLine({ missedDate, actsToEarnBack, repairsLeft }: StreakCare, today: DateText): string {
  const late = `What you enter within two days fills a day, ${countOf(repairsLeft, 'more time')} this month.`;
  if (missedDate === null) return late;
  return `${countOf(actsToEarnBack, 'more act')} and ${dayInSentence(missedDate, today)} counts again. ${late}`;
}

function BuyFreeze({
  onBuyFreeze,
  buying = false,
  affordable,
}: Pick<StreakCareCardProps, 'onBuyFreeze' | 'buying'> & { readonly affordable: boolean }) {
  return (
    <Button size="small" tone="outline" loading={buying} disabled={!affordable} onClick={onBuyFreeze}>
      {affordable ? `Buy for ${FREEZE_COINS} coins` : `${FREEZE_COINS} coins`}
    </Button>
  );
}

function PauseRow({
  care: { pause },
  today,
  onPlanPause,
  onEndPause,
  ending = false,
}: StreakCareCardProps & { readonly care: StreakCare }) {
  const row = (title: string, description: string, end: ReactNode) => (
    <ListItem start={<CalendarOff size={20} aria-hidden="true" />} title={title} description={description} end={end} />
  );
  if (!pause) {
    return row(
      'Planned pause',
      'For a holiday, an exam or a flu: your streak stands still and waits for you.',
      <Button size="small" tone="outline" onClick={onPlanPause}>
        Plan a pause
      </Button>,
    );
  }
  const isRunning = pause.state === 'running';
  return row(
    isRunning ? `Paused until ${dayInSentence(pause.until, today)}` : 'A pause is planned',
    isRunning
      ? 'Rest well. Nothing is expected of you, and whatever you do counts.'
      : `From ${dayInSentence(pause.from, today)} until ${dayInSentence(pause.until, today)}.`,
    <Button size="small" tone="outline" loading={ending} onClick={() => onEndPause(pause.id)}>
      {isRunning ? 'End it today' : 'Drop it'}
    </Button>,
  );
}
