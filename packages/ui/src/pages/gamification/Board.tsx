import { type LeaderboardRow, levelTitleOf } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Tabs } from '../../components/Tabs/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf, formatCount } from '../../product/format.ts';
import { BoardFailed } from './BoardFailed.tsx';

/** What is compared. */
export const boardCategories = ['xp', 'streak', 'habits', 'meditation'] as const;
export type BoardCategory = (typeof boardCategories)[number];
/** Over which time. */
export const boardTimeframes = ['day', 'week', 'month', 'all'] as const;
export type BoardTimeframe = (typeof boardTimeframes)[number];

export interface BoardProps {
  /** Best first, the own row among them; undefined while they are on their way. */
  readonly rows: readonly LeaderboardRow[] | undefined;
  /** Why the board could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  readonly category: BoardCategory;
  readonly onCategoryChange: (category: BoardCategory) => void;
  readonly timeframe: BoardTimeframe;
  readonly onTimeframeChange: (timeframe: BoardTimeframe) => void;
  /** The demo stands alone: it sees nobody else, and nobody sees it. @default false */
  readonly demo?: boolean | undefined;
}

const categoryNames: Readonly<Record<BoardCategory, string>> = { xp: 'XP', streak: 'Streaks', habits: 'Habits', meditation: 'Meditation' };
const timeframeNames: Readonly<Record<BoardTimeframe, string>> = { day: 'Today', week: '7 days', month: '30 days', all: 'All time' };
const timeframes = boardTimeframes.map((value) => ({ value, label: timeframeNames[value] }));

const valueText: Readonly<Record<BoardCategory, (value: number) => string>> = {
  xp: (value) => `${formatCount(value)} XP`,
  streak: (value) => countOf(value, 'day'),
  habits: (value) => countOf(value, 'tick'),
  meditation: (value) => countOf(value, 'session'),
};

/** Ranks by what is compared and over which time. */
export function Board(props: BoardProps) {
  const { category, onCategoryChange, timeframe, onTimeframeChange } = props;
  const content = (
    <Stack gap="4">
      {category !== 'streak' && (
        <SegmentedControl
          label="Over which time"
          hideLabel
          segments={timeframes}
          value={timeframe}
          // The segments above are the only ones there are.
          onValueChange={(next) => onTimeframeChange(next as BoardTimeframe)}
        />
      )}
      <Rows {...props} />
    </Stack>
  );
  return (
    <Tabs
      label="What is compared"
      value={category}
      // The tabs below are the only ones there are.
      onValueChange={(next) => onCategoryChange(next as BoardCategory)}
      tabs={boardCategories.map((value) => ({ value, label: categoryNames[value], content }))}
    />
  );
}

function Rows({ rows, problem, onRetry, category, demo = false }: BoardProps) {
  if (!rows) {
    if (problem !== undefined) return <BoardFailed problem={problem} onRetry={onRetry} headingLevel={2} />;
    return (
      <LoadingRegion label="Loading the board">
        <Skeleton lines={6} />
      </LoadingRegion>
    );
  }
  return (
    <Card>
      <Stack gap="3">
        <List ordered>
          {rows.map((row, index) => (
            <BoardRow
              key={`${row.rank}-${row.name}-${row.isMe}`}
              row={row}
              category={category}
              apart={row.rank - (rows[index - 1]?.rank ?? 0) > 1 && row.isMe && index > 0}
            />
          ))}
        </List>
        {rows.length < 2 && (
          <Text tone="muted">
            {demo
              ? 'The demo stands here alone: it sees nobody, and nobody sees it.'
              : 'You are the first one here. Others will come, or not; your way is the same.'}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

interface BoardRowProps {
  readonly row: LeaderboardRow;
  readonly category: BoardCategory;
  /** Others stand between it and the row above. */
  readonly apart: boolean;
}

function BoardRow({ row: { rank, name, value, level, isMe }, category, apart }: BoardRowProps) {
  return (
    <ListItem
      selected={isMe}
      start={
        <Text as="span" tabular weight="semibold" tone={rank <= 3 && value > 0 ? 'sun' : 'muted'}>
          {formatCount(rank)}
        </Text>
      }
      title={name}
      description={[levelTitleOf(level), ...(apart ? ['kept in view from further down'] : [])].join(' · ')}
      end={
        <>
          {isMe && <Chip>You</Chip>}
          <Text as="span" tabular weight="medium">
            {valueText[category](value)}
          </Text>
        </>
      }
    />
  );
}
