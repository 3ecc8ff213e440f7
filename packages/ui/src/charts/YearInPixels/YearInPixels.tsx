import { addDays, daysBetween } from '@everstep/domain';
import { useTexts } from '../../internal/texts.tsx';
import { moods } from '../../product/MoodPicker/moods.ts';
import { moodTexts } from '../../product/MoodPicker/texts.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { ChartProps, DayValue } from '../frame/types.ts';
import { useChartWords } from '../frame/use-chart-words.ts';
import { monthLayout } from '../math/tiles.ts';
import { dateWords, numberWords, summarise } from '../math/words.ts';
import { Legend } from '../plot/Legend.tsx';
import { drawable } from '../plot/series.ts';
import type { Move } from '../plot/use-cursor.ts';
import { TileSwatch } from '../tiles/TileCanvas.tsx';
import { TileGrid } from '../tiles/TileGrid.tsx';
import { moodLevels } from './mood-levels.ts';
import { yearInPixelsTexts } from './texts.ts';

export interface YearInPixelsProps extends ChartProps {
  /** The calendar year shown. */
  year: number;
  /** Mean mood by local day, 1 to 5, in any order; a day that is missing is a gap, as is null. */
  days: readonly DayValue[];
  /** Today's local date; the cursor begins there. @default the last day of the year */
  today?: string | undefined;
}

const levelIndex = (value: number) => Math.min(moods.length, Math.max(1, Math.round(value))) - 1;

/** Where an arrow leads: days go along, months go down; a date that a month lacks becomes its last. */
function stepIn(year: number): (index: number, move: Move) => number {
  const first = `${String(year).padStart(4, '0')}-01-01`;
  const byMonths = (index: number, months: number) => {
    const [, month = 1, day = 1] = addDays(first, index).split('-').map(Number);
    const target = month + months;
    if (target < 1 || target > 12) return index;
    const start = daysBetween(first, `${first.slice(0, 5)}${String(target).padStart(2, '0')}-01`);
    const length = new Date(Date.UTC(year, target, 0)).getUTCDate();
    return start + Math.min(day, length) - 1;
  };
  return (index, move) => {
    if (move === 'forward') return index + 1;
    if (move === 'back') return index - 1;
    return byMonths(index, { down: 1, up: -1, pageForward: 3, pageBack: -3 }[move]);
  };
}

/** A year of moods, a tile for each day: a month is a row. Colour and filling both say the mood. */
export function YearInPixels({ year, days, today, locale: given, ...frame }: YearInPixelsProps) {
  const { texts, locale } = useChartWords(given);
  const own = useTexts('YearInPixels', yearInPixelsTexts);
  const { moods: labels } = useTexts('Mood', moodTexts);
  const levels = moodLevels(labels);
  const format = numberWords(locale);
  const nameOf = dateWords(locale);
  const layout = monthLayout({ year, locale });
  const first = `${String(year).padStart(4, '0')}-01-01`;
  const byDate = new Map(days.map(({ localDate, value }) => [localDate, value]));
  const dates = layout.cells.map((_, index) => addDays(first, index));
  const values = drawable(dates.map((localDate) => byDate.get(localDate) ?? null));
  const dateAt = (index: number) => nameOf(dates[index] ?? first);
  const write = (value: number | null | undefined) =>
    value === null || value === undefined ? texts.noValue : own.moodOf(levels[levelIndex(value)]?.label ?? '', format(value), moods.length);
  const tip = (index: number) => {
    const value = values[index] ?? null;
    const level = value === null ? undefined : levels[levelIndex(value)];
    return { heading: dateAt(index), rows: [{ label: '', value: write(value), ...(level ? { mark: <TileSwatch level={level} /> } : {}) }] };
  };
  const rows = dates.map((localDate, index) => [nameOf(localDate), write(values[index])]);
  return (
    <ChartFrame
      {...frame}
      isEmpty={values.every((value) => value === null)}
      summary={summarise({ label: frame.title, values, nameOf: dateAt, format, texts })}
      table={{
        columns: [texts.date, own.mood],
        rows: (today === undefined ? rows : rows.filter((_, index) => (dates[index] ?? '') <= today)).reverse(),
      }}
    >
      {(summaryId) => (
        <>
          <TileGrid
            title={frame.title}
            summaryId={summaryId}
            layout={layout}
            levels={levels}
            levelOfDay={values.map((value) => (value === null ? null : levelIndex(value)))}
            height="month"
            start={today === undefined ? dates.length - 1 : daysBetween(first, today)}
            step={stepIn(year)}
            tip={tip}
          />
          <Legend items={levels.map((level) => ({ label: level.label, mark: <TileSwatch level={level} /> }))} />
        </>
      )}
    </ChartFrame>
  );
}
