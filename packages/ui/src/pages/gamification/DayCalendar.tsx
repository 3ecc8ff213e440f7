import { actInWords, type DateText, type DayReceipt, type MarkedDays } from '@everstep/domain';
import { Calendar, type CalendarMark } from '../../components/Calendar/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { formatCount } from '../../product/format.ts';
import { dayName, dayReason } from './day-words.ts';

type Days = MarkedDays['days'];

export interface DayCalendarProps {
  /** Marked days of the month that is shown, and of others that were. */
  readonly days: Days;
  /** The member's date. */
  readonly today: DateText;
  /** The day whose receipt is shown. */
  readonly chosen: DateText;
  readonly onChoose: (date: DateText) => void;
  /** Called with `YYYY-MM` when another month is shown. */
  readonly onMonthChange: (month: string) => void;
  /** Why the chosen day counts; it waits while there is none. */
  readonly receipt: DayReceipt | undefined;
  /** Why the receipt could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
}

const markOf: Readonly<Record<Days[number]['kind'], CalendarMark>> = { active: 'dot', frozen: 'ring', paused: 'bar', repaired: 'diamond' };
const markLabels = { dot: 'active', ring: 'rested', bar: 'paused', diamond: 'filled later' } as const;

/** The month in days, each with its mark, and why the chosen one counts. */
export function DayCalendar({ days, today, chosen, onChoose, onMonthChange, receipt, problem }: DayCalendarProps) {
  const marks = Object.fromEntries(days.map(({ localDate, kind }) => [localDate, [markOf[kind]]]));
  return (
    <Card heading="Your days">
      <Grid columns="medium" gap="6">
        <Calendar
          label="Your days"
          value={chosen}
          onSelect={onChoose}
          today={today}
          locale="en-GB"
          marks={marks}
          markLabels={markLabels}
          onMonthChange={onMonthChange}
        />
        {receipt ? <DayReceiptPanel day={receipt} today={today} /> : <Waiting problem={problem} />}
      </Grid>
    </Card>
  );
}

function Waiting({ problem }: Pick<DayCalendarProps, 'problem'>) {
  if (problem !== undefined) return <Text tone="muted">{problem}</Text>;
  return (
    <LoadingRegion label="Loading the day">
      <Skeleton lines={3} />
    </LoadingRegion>
  );
}

function DayReceiptPanel({ day, today }: { readonly day: DayReceipt; readonly today: DateText }) {
  return (
    <Stack gap="3" as="section" aria-live="polite" aria-label={dayName(day.localDate, today)}>
      <Inline justify="between">
        <Text weight="semibold" size="lg">
          {dayName(day.localDate, today)}
        </Text>
        {day.xp > 0 && <Chip>{`+${formatCount(day.xp)} XP`}</Chip>}
      </Inline>
      <Text>{dayReason(day, today)}</Text>
      {day.acts.length > 0 && (
        <List>
          {day.acts.map(({ id, label, about, xp, undone }) => (
            <ListItem
              key={id}
              title={actInWords({ label, about })}
              end={undone ? <Chip tone="neutral">taken back</Chip> : xp > 0 && <Chip tone="neutral">{`+${formatCount(xp)} XP`}</Chip>}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
