import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { ChartProps, TableData } from '../frame/types.ts';
import { useChartWords } from '../frame/use-chart-words.ts';
import { dateWords, numberWords, summarise } from '../math/words.ts';
import * as axes from '../plot/Axes.css.ts';
import { ColumnLabels, RowLabels } from '../plot/Axes.tsx';
import { Legend } from '../plot/Legend.tsx';
import { LineSwatch, Rings } from '../plot/Marks.tsx';
import * as plot from '../plot/Plot.css.ts';
import { Plot } from '../plot/Plot.tsx';
import { type ChartSeries, drawableSeries, lookOf } from '../plot/series.ts';
import { LineCanvas, type ValueBand } from './LineCanvas.tsx';
import { lineModel } from './line-model.ts';

export interface LineChartProps extends ChartProps {
  /** Local dates (`YYYY-MM-DD`) in rising order; days may be left out. Throws a RangeError for a text that is no date. */
  dates: readonly string[];
  /** One to six lines, each with a value or null for every date. */
  series: readonly ChartSeries[];
  /** Lower end of the axis. @default a round number below the values */
  min?: number | undefined;
  /** Upper end of the axis. @default a round number above the values */
  max?: number | undefined;
  /** Writes a value, with its unit. @default the number with at most one decimal */
  formatValue?: ((value: number) => string) | undefined;
  /** Ranges with a meaning, drawn behind the lines. @default none */
  bands?: readonly ValueBand[] | undefined;
}

/** Values over time; a gap stays a gap. Draws years of days without more nodes than a week. */
export function LineChart(props: LineChartProps) {
  const { dates, series: given, min, max, locale: tag, formatValue, bands = [], ...frame } = props;
  const series = drawableSeries(given);
  const { texts, locale } = useChartWords(tag);
  const format = formatValue ?? numberWords(locale);
  const nameOf = dateWords(locale);
  const write = (value: number | null | undefined) => (value === null || value === undefined ? texts.noValue : format(value));
  const dateAt = (index: number) => nameOf(dates[index] ?? '');
  const table: TableData = {
    columns: [texts.date, ...series.map(({ label }) => label)],
    // The latest day is what a reader looks for first.
    rows: dates.map((localDate, index) => [nameOf(localDate), ...series.map(({ values }) => write(values[index]))]).reverse(),
  };
  const swatch = (index: number) => <LineSwatch look={lookOf(index, series.length)} />;
  const isEmpty = !series.some(({ values }) => values.some((value) => value !== null));
  return (
    <ChartFrame
      {...frame}
      isEmpty={isEmpty}
      summary={series.map(({ label, values }) => summarise({ label, values, nameOf: dateAt, format, texts })).join(' ')}
      table={table}
    >
      {(summaryId) => {
        const model = lineModel({ dates, series, min, max, locale });
        return (
          <>
            <div className={axes.axes}>
              <RowLabels labels={model.ticks.map((tick) => ({ at: model.blockOf(tick) ?? 0, text: format(tick) }))} />
              <Plot
                className={`${axes.frame} ${axes.height.plain}`}
                label={frame.title}
                describedBy={summaryId}
                count={dates.length}
                indexAt={({ inline }) => model.nearest(inline)}
                anchor={(index) => ({
                  inline: model.xs[index] ?? 0,
                  block: Math.min(1, ...model.pointsAt(index).map(({ block }) => block)),
                })}
                tip={(index) => ({
                  heading: dateAt(index),
                  rows: series.map(({ label, values }, at) => ({ label, value: write(values[index]), mark: swatch(at) })),
                })}
                marks={(index) => (
                  <>
                    <span className={plot.rule} style={{ insetInlineStart: `${(model.xs[index] ?? 0) * 100}%` }} />
                    <Rings points={model.pointsAt(index)} />
                  </>
                )}
              >
                <LineCanvas model={model} bands={bands} />
              </Plot>
              <ColumnLabels labels={model.columnLabels} />
            </div>
            {series.length > 1 && <Legend items={series.map(({ label }, index) => ({ label, mark: swatch(index) }))} />}
          </>
        );
      }}
    </ChartFrame>
  );
}
