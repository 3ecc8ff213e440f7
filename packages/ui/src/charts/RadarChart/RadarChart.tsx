import { useTexts } from '../../internal/texts.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { ChartProps } from '../frame/types.ts';
import { useChartWords } from '../frame/use-chart-words.ts';
import { cornerAt, directions } from '../math/radar.ts';
import { shareOf, valueAxis } from '../math/scale.ts';
import { numberWords, summarise } from '../math/words.ts';
import { Legend } from '../plot/Legend.tsx';
import { LineSwatch, Rings } from '../plot/Marks.tsx';
import { Plot } from '../plot/Plot.tsx';
import { type ChartSeries, drawableSeries, lookOf } from '../plot/series.ts';
import type { Move } from '../plot/use-cursor.ts';
import * as styles from './RadarChart.css.ts';
import { radarChartTexts } from './texts.ts';
import { placeOf, pointOf, RADIUS, Wheel } from './Wheel.tsx';

export interface RadarChartProps extends ChartProps {
  /** Names of the axes, three to twelve, clockwise from the top. */
  axes: readonly string[];
  /** What the names are, heads their column in the table. @default 'Area' */
  axisLabel?: string | undefined;
  /** One to three shapes, each with a value or null for every axis. */
  series: readonly ChartSeries[];
  /** Value in the middle. @default 0 */
  min?: number | undefined;
  /** Value on the outer ring. @default a round number above the values */
  max?: number | undefined;
  /** Writes a value, with its unit. @default the number with at most one decimal */
  formatValue?: ((value: number) => string) | undefined;
}

/** Clockwise or back, and round again from the last axis to the first. */
const turns: Readonly<Record<Move, number>> = { forward: 1, down: 1, pageForward: 1, back: -1, up: -1, pageBack: -1 };

/** Areas of one whole, such as a wheel of life; an area without a value leaves the shape open. */
export function RadarChart(props: RadarChartProps) {
  const { area } = useTexts('RadarChart', radarChartTexts);
  const { axes: names, axisLabel = area, series: given, min = 0, max, locale: tag, formatValue, ...frame } = props;
  const series = drawableSeries(given);
  const { texts, locale } = useChartWords(tag);
  const format = formatValue ?? numberWords(locale);
  const write = (value: number | null | undefined) => (value === null || value === undefined ? texts.noValue : format(value));
  const nameOf = (index: number) => names[index] ?? '';
  const axes = directions(names.length);
  const { extent, ticks } = valueAxis(
    series.flatMap(({ values }) => values),
    { min, max },
  );
  const swatch = (index: number) => <LineSwatch look={lookOf(index, series.length)} />;
  const axisAt = (index: number) => axes[index] ?? ([0, 0] as const);
  const pointsAt = (index: number) =>
    series.flatMap(({ label, values }, at) => {
      const value = values[index] ?? null;
      if (value === null) return [];
      return [{ key: label, look: lookOf(at, series.length), ...placeOf(cornerAt(axisAt(index), shareOf(value, extent), RADIUS)) }];
    });
  const nearest = ([x, y]: readonly [number, number]) => {
    const along = axes.map(([axisX, axisY]) => axisX * x + axisY * y);
    return along.indexOf(Math.max(...along));
  };
  return (
    <ChartFrame
      {...frame}
      isEmpty={!series.some(({ values }) => values.some((value) => value !== null))}
      summary={series.map(({ label, values }) => summarise({ label, values, nameOf, format, texts })).join(' ')}
      table={{
        columns: [axisLabel, ...series.map(({ label }) => label)],
        rows: names.map((name, index) => [name, ...series.map(({ values }) => write(values[index]))]),
      }}
    >
      {(summaryId) => (
        <>
          <Plot
            className={styles.wheel}
            label={frame.title}
            describedBy={summaryId}
            count={names.length}
            start={0}
            step={(index, move) => (index + turns[move] + names.length) % names.length}
            indexAt={(place) => nearest(pointOf(place))}
            anchor={(index) => pointsAt(index)[0] ?? placeOf([0, 0])}
            tip={(index) => ({
              heading: nameOf(index),
              rows: series.map(({ label, values }, at) => ({ label, value: write(values[index]), mark: swatch(at) })),
            })}
            marks={(index) => <Rings points={pointsAt(index)} />}
          >
            <Wheel axes={axes} labels={names} series={series} extent={extent} ticks={ticks} />
          </Plot>
          {series.length > 1 && <Legend items={series.map(({ label }, index) => ({ label, mark: swatch(index) }))} />}
        </>
      )}
    </ChartFrame>
  );
}
