import type { Habit } from '@everstep/domain';
import { Flame, Sun } from 'lucide-react';
import { Card } from '../../components/Card/index.ts';
import { ProgressRing } from '../../components/ProgressRing/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf, formatCount } from '../../product/format.ts';
import { strengthWord } from '../../product/HabitRow/habit.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';
import { StatTile } from '../../product/StatTile/index.ts';

const PERCENT = 100;
const FULL_MONTH = 30;

/** How firmly a habit stands, then its days, then its streak: what is lost by one missed day stands last. */
export function HabitStrength({ habit }: { readonly habit: Habit }) {
  const percent = Math.floor(habit.strength * PERCENT);
  const { current, longest, unit } = habit.streak;
  const longestWords = longest > current ? `, longest ${formatCount(longest)}` : '';
  return (
    <PageColumns
      main={
        <Card heading="Strength">
          <Stack gap="2" align="center">
            <ProgressRing label="Strength" size="xl" value={percent} valueText={`${percent} %, ${strengthWord(percent)}`} />
            <Text weight="medium">{capital(strengthWord(percent))}</Text>
            <Text tone="muted" size="sm" align="center">
              It grows with every day and fades slowly. One missed day costs little, a skipped or paused one nothing.
            </Text>
          </Stack>
        </Card>
      }
      side={
        <>
          <StatTile label="Active days" value={String(habit.activeDays)} meaning={`of the last ${FULL_MONTH}`} icon={<Sun size="1em" />} />
          <StatTile
            label="Streak"
            value={formatCount(current)}
            meaning={`${nounOf(current, unit)} in a row${longestWords}`}
            icon={<Flame size="1em" />}
          />
        </>
      }
    />
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const nounOf = (count: number, unit: Habit['streak']['unit']): string => countOf(count, unit).replace(/^[\d,]+ /, '');
