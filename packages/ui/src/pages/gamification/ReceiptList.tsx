import { actInWords, type DateText, type LedgerEntry } from '@everstep/domain';
import { Accordion } from '../../components/Accordion/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { formatCount } from '../../product/format.ts';
import { ReceiptPanel } from '../../product/ReceiptPanel/index.ts';
import { dayInSentence } from './day-words.ts';
import { entryReceipt } from './entry-receipt.ts';
import { LedgerCard, type LedgerPages } from './LedgerCard.tsx';
import { recordPlaceOf } from './record-places.ts';

export interface ReceiptListProps extends LedgerPages {
  /** The member's date. */
  readonly today: DateText;
  /** XP that repeatable acts may still earn today. */
  readonly dailyCapLeft: number | undefined;
  /** Takes the check-in of a day back. */
  readonly onUndoCheckIn: (date: DateText) => void;
}

/** Every act with the answer to "Why 13 XP?". */
export function ReceiptList({ today, dailyCapLeft, onUndoCheckIn, ...pages }: ReceiptListProps) {
  return (
    <LedgerCard
      {...pages}
      heading="Why this much?"
      line="Open an act to see how its XP came about."
      empty="Nothing here yet. Your first act will stand here with its reasons."
    >
      {(entries) => (
        <Accordion
          exclusive
          items={entries.map((entry) => ({
            id: entry.id,
            title: <Title entry={entry} today={today} />,
            content: <Receipt entry={entry} today={today} dailyCapLeft={dailyCapLeft} onUndoCheckIn={onUndoCheckIn} />,
          }))}
        />
      )}
    </LedgerCard>
  );
}

function Title({ entry: { label, about, actDate, xp, undone }, today }: { readonly entry: LedgerEntry; readonly today: DateText }) {
  return (
    <Stack gap="1">
      <Text as="span" weight="medium">
        {actInWords({ label, about })}
      </Text>
      <Text as="span" size="sm" tone="muted">
        {`${undone ? 'Taken back' : `+${formatCount(xp)} XP`} · ${dayInSentence(actDate, today)}`}
      </Text>
    </Stack>
  );
}

interface ReceiptProps extends Pick<ReceiptListProps, 'today' | 'dailyCapLeft' | 'onUndoCheckIn'> {
  readonly entry: LedgerEntry;
}

function Receipt({ entry, today, dailyCapLeft, onUndoCheckIn }: ReceiptProps) {
  const { source, xp, actDate, localDate, undone } = entry;
  return (
    <ReceiptPanel
      receipt={entryReceipt(entry, localDate === today ? dailyCapLeft : undefined)}
      xp={xp}
      aboutDay={dayInSentence(actDate, today)}
      actions={
        undone ? (
          <Text tone="muted">It was taken back, and so was what it brought.</Text>
        ) : (
          <Undo {...{ source, actDate, today, onUndoCheckIn }} />
        )
      }
    />
  );
}

interface UndoProps extends Pick<ReceiptListProps, 'today' | 'onUndoCheckIn'> {
  readonly source: string;
  readonly actDate: DateText;
}

/** A check-in of today is taken back here; any other act where its record is. */
function Undo({ source, actDate, today, onUndoCheckIn }: UndoProps) {
  const place = recordPlaceOf(source);
  if (source === 'daily_checkin' && actDate === today) {
    return (
      <Inline>
        <Button size="small" tone="outline" onClick={() => onUndoCheckIn(actDate)}>
          Take it back
        </Button>
      </Inline>
    );
  }
  return place ? (
    <Inline>
      <LinkButton size="small" tone="outline" href={place.href}>
        {place.label}
      </LinkButton>
    </Inline>
  ) : null;
}
