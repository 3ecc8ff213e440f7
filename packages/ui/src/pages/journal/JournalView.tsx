import type { DateText, JournalSummary } from '@everstep/domain';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Calendar } from '../../components/Calendar/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip, ToggleChip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';
import { PageColumns, PageHeader } from '../../product/PageLayout/index.ts';
import type { EarlierPages } from '../system/EarlierButton.tsx';
import { EntryList } from './EntryList.tsx';
import { JournalMenu, type JournalMenuProps } from './JournalMenu.tsx';

/** What the list is narrowed down to. */
export interface JournalFilter {
  /** Words to search for. */
  readonly q: string;
  readonly tag: string | null;
  /** One day. */
  readonly date: DateText | null;
}

export const noJournalFilter: JournalFilter = { q: '', tag: null, date: null };

export interface JournalViewProps extends EarlierPages {
  /** Entries that the filter leaves, newest first; undefined while they are on their way or could not be loaded. */
  readonly entries: readonly JournalSummary[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  readonly filter: JournalFilter;
  readonly onFilterChange: (filter: JournalFilter) => void;
  /** A search is running. @default false */
  readonly searching?: boolean | undefined;
  /** Tags in use, the commonest first. @default [] */
  readonly tags?: readonly string[] | undefined;
  /** Entries that stand above all others. @default [] */
  readonly pinned?: readonly JournalSummary[] | undefined;
  /** Entries of this day in earlier years. @default [] */
  readonly onThisDay?: readonly JournalSummary[] | undefined;
  /** Days of the months around the one that is shown, with the number of their entries. @default {} */
  readonly calendar?: Readonly<Record<DateText, number>> | undefined;
  /** Called with `YYYY-MM` when the calendar shows another month. */
  readonly onMonthChange?: ((month: string) => void) | undefined;
  readonly today: DateText;
  /** BCP 47 tag for the calendar. @default 'en-GB' */
  readonly locale?: string | undefined;
  /** What can be done with the journal as a whole. */
  readonly menu: JournalMenuProps;
}

/** Everything that was written, and the way to write more. */
export function JournalView(props: JournalViewProps) {
  const { filter, onFilterChange, onThisDay = [], today, menu } = props;
  const isNarrowed = filter.q !== '' || filter.tag !== null || filter.date !== null;
  return (
    <Stack gap="6">
      <PageHeader
        title="Journal"
        line="For yourself alone. Nobody else reads it, not even a guide."
        actions={
          <>
            <LinkButton href="/journals/new">New entry</LinkButton>
            <JournalMenu {...menu} />
          </>
        }
      />
      <PageColumns
        main={<Entries {...props} isNarrowed={isNarrowed} />}
        side={
          <>
            <Days {...props} />
            {onThisDay.length > 0 && (
              <Card heading="On this day">
                <EntryList entries={onThisDay} today={today} />
              </Card>
            )}
          </>
        }
      />
      {isNarrowed && (
        <Inline justify="center">
          <Button tone="ghost" onClick={() => onFilterChange(noJournalFilter)}>
            Show all entries
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Entries(props: JournalViewProps & { readonly isNarrowed: boolean }) {
  const {
    entries,
    problem,
    onRetry,
    more,
    moreLoading,
    onMore,
    filter,
    onFilterChange,
    searching = false,
    tags = [],
    pinned = [],
    today,
  } = props;
  const isBlank = entries?.length === 0 && !props.isNarrowed;
  return (
    <Card heading="Entries">
      <Stack gap="4">
        {!isBlank && (
          <>
            <SearchField
              label="Search your journal"
              hideLabel
              placeholder="Search your journal"
              value={filter.q}
              loading={searching}
              onValueChange={(q) => onFilterChange({ ...filter, q })}
            />
            {tags.length > 0 && <Tags tags={tags} chosen={filter.tag} onChoose={(tag) => onFilterChange({ ...filter, tag })} />}
          </>
        )}
        {entries === undefined && problem === undefined && (
          <LoadingRegion label="Loading your journal">
            <Skeleton lines={6} />
          </LoadingRegion>
        )}
        {entries === undefined && problem !== undefined && (
          <EmptyState
            title="Your journal could not be loaded"
            headingLevel={3}
            illustration={<Vignette scene="signal-lost" />}
            action={<Button onClick={onRetry}>Try again</Button>}
          >
            {problem}
          </EmptyState>
        )}
        {isBlank && (
          <EmptyState
            title="A blank page is a good beginning"
            headingLevel={3}
            illustration={<Vignette scene="camp-fire" />}
            action={<LinkButton href="/journals/new">Write the first entry</LinkButton>}
          >
            One line is enough. A question waits there if you would like one.
          </EmptyState>
        )}
        {entries?.length === 0 && props.isNarrowed && (
          <Text tone="muted">Nothing matches. Locked entries cannot be searched: their words never leave your device in the clear.</Text>
        )}
        {entries && entries.length > 0 && (
          <EntryList
            entries={props.isNarrowed ? entries : pinnedFirst(pinned, entries)}
            today={today}
            earlier={{ more, moreLoading, onMore }}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Each once: what is pinned above the rest, also where the list itself does not reach so far back. */
const pinnedFirst = (pinned: readonly JournalSummary[], entries: readonly JournalSummary[]) => {
  const above = new Set(pinned.map(({ id }) => id));
  return [...pinned, ...entries.filter(({ id }) => !above.has(id))];
};

const TAGS_SHOWN = 12;

function Tags({
  tags,
  chosen,
  onChoose,
}: {
  readonly tags: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (tag: string | null) => void;
}) {
  const shown = tags.slice(0, TAGS_SHOWN);
  return (
    <Inline role="group" aria-label="Tags">
      {(chosen !== null && !shown.includes(chosen) ? [chosen, ...shown] : shown).map((tag) => (
        <ToggleChip key={tag} pressed={tag === chosen} onPressedChange={(pressed) => onChoose(pressed ? tag : null)}>
          {tag}
        </ToggleChip>
      ))}
      {tags.length > TAGS_SHOWN && <Chip tone="neutral">{tags.length - TAGS_SHOWN} more</Chip>}
    </Inline>
  );
}

function Days({ calendar = {}, filter, onFilterChange, onMonthChange, today, locale = 'en-GB' }: JournalViewProps) {
  const marks = Object.fromEntries(Object.keys(calendar).map((date) => [date, ['dot'] as const]));
  return (
    <Card heading="Days">
      <Calendar
        label="Entries by day"
        value={filter.date}
        onSelect={(date) => onFilterChange({ ...filter, date: date === filter.date ? null : date })}
        today={today}
        max={today}
        locale={locale}
        marks={marks}
        markLabels={{ dot: 'Written' }}
        onMonthChange={onMonthChange}
      />
    </Card>
  );
}
