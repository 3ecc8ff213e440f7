import { addDays } from '@everstep/domain';
import { useTexts } from '../../internal/texts.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { ChartProps, DayValue } from '../frame/types.ts';
import { useChartWords } from '../frame/use-chart-words.ts';
import { extentOf } from '../math/scale.ts';
import { levelOf, type WeekStart, weekLayout } from '../math/tiles.ts';
import { dateWords, numberWords, summarise } from '../math/words.ts';
import { Legend } from '../plot/Legend.tsx';
import { drawable } from '../plot/series.ts';
import type { Move } from '../plot/use-cursor.ts';
import { TileSwatch } from '../tiles/TileCanvas.tsx';
import { TileGrid } from '../tiles/TileGrid.tsx';
import { amounts, heatLevels } from './heat-levels.ts';
import { heatMapTexts } from './texts.ts';

export interface HeatMapProps extends ChartProps {
  /** First day shown, `YYYY-MM-DD`. Throws a RangeError for a text that is no date. */
  from: string;
  /** Last day shown, usually today. */
  to: string;
  /** Values in any order; a day that is missing is a gap, as is null. Zero is a value. */
  days: readonly DayValue[];
  /** The value of a full tile. @default the highest value */
  max?: number | undefined;
  /** Words for the levels from nothing to a full tile, where amounts say little, such as "Not done" and "Done". @default nothing and four equal parts */
  levelLabels?: readonly [string, string, ...string[]] | undefined;
  /** First day of the week: 0 Sunday, 1 Monday, 6 Saturday. @default 1 */
  weekStart?: WeekStart | undefined;
  /** Writes a value, with its unit. @default the number with at most one decimal */
  formatValue?: ((value: number) => string) | undefined;
}

/** Down the week, along the weeks; a page is four weeks. */
const steps: Readonly<Record<Move, number>> = { down: 1, up: -1, forward: 7, back: -7, pageForward: 28, pageBack: -28 };
const ONE_BAND_ROWS = 7;

/** A calendar of values by day; the higher the value, the fuller the tile. A longer span than a year has a band for each year. */
export function HeatMap(props: HeatMapProps) {
  const { from, to, days, max, levelLabels, weekStart = 1, locale: given, formatValue, ...frame } = props;
  const { texts, locale } = useChartWords(given);
  const { upTo } = useTexts('HeatMap', heatMapTexts);
  const format = formatValue ?? numberWords(locale);
  const nameOf = dateWords(locale);
  const layout = weekLayout({ from, to, locale, weekStart });
  const byDate = new Map(days.map(({ localDate, value }) => [localDate, value]));
  const dates = layout.cells.map((_, index) => addDays(from, index));
  const values = drawable(dates.map((localDate) => byDate.get(localDate) ?? null));
  const top = max ?? extentOf(values)?.[1] ?? 1;
  const levels = heatLevels(levelLabels ?? amounts(top, format, upTo));
  const dateAt = (index: number) => nameOf(dates[index] ?? from);
  const write = (value: number | null | undefined) => (value === null || value === undefined ? texts.noValue : format(value));
  return (
    <ChartFrame
      {...frame}
      isEmpty={values.every((value) => value === null)}
      summary={summarise({ label: frame.title, values, nameOf: dateAt, format, texts })}
      table={{
        columns: [texts.date, texts.value],
        rows: dates.map((localDate, index) => [nameOf(localDate), write(values[index])]).reverse(),
      }}
    >
      {(summaryId) => (
        <>
          <TileGrid
            title={frame.title}
            summaryId={summaryId}
            layout={layout}
            levels={levels}
            levelOfDay={values.map((value) => (value === null ? null : levelOf(value, top, levels.length - 1)))}
            height={layout.rows > ONE_BAND_ROWS ? 'band' : 'week'}
            start={dates.length - 1}
            step={(index, move) => index + steps[move]}
            tip={(index) => ({ heading: dateAt(index), rows: [{ label: '', value: write(values[index]) }] })}
          />
          <Legend items={levels.map((level) => ({ label: level.label, mark: <TileSwatch level={level} /> }))} />
        </>
      )}
    </ChartFrame>
  );
}
