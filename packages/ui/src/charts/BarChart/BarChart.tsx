import { useTexts } from '../../internal/texts.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { ChartProps } from '../frame/types.ts';
import { useChartWords } from '../frame/use-chart-words.ts';
import { extentOf, shareOf } from '../math/scale.ts';
import { numberWords, summarise } from '../math/words.ts';
import * as axes from '../plot/Axes.css.ts';
import { ColumnLabels, RowLabels } from '../plot/Axes.tsx';
import { Legend } from '../plot/Legend.tsx';
import { BarSwatch } from '../plot/Marks.tsx';
import * as plot from '../plot/Plot.css.ts';
import { Plot } from '../plot/Plot.tsx';
import { type ChartSeries, drawableSeries, lookOf } from '../plot/series.ts';
import * as styles from './BarChart.css.ts';
import type { BarLayout } from './BarChart.variants.ts';
import { LyingBars, UprightBars } from './Bars.tsx';
import { barModel, slotLabels } from './bar-model.ts';
import { barChartTexts } from './texts.ts';

export interface BarChartProps extends ChartProps {
  /** What is compared, each with a name of its own. */
  categories: readonly string[];
  /** What the names are, heads their column in the table. @default 'Name' */
  categoryLabel?: string | undefined;
  /** One to six bars for every category; null is a gap, zero is not. */
  series: readonly ChartSeries[];
  /** Which way bars grow: columns for time, rows for things with names. @default 'columns' */
  layout?: BarLayout | undefined;
  /** Upper end of the axis; the lower one is zero or below. @default a round number above the values */
  max?: number | undefined;
  /** Writes a value, with its unit. @default the number with at most one decimal */
  formatValue?: ((value: number) => string) | undefined;
}

/** Amounts side by side. Bars always begin at zero. */
export function BarChart(props: BarChartProps) {
  const { name } = useTexts('BarChart', barChartTexts);
  const { categories, categoryLabel = name, series: given, layout = 'columns', max, locale: tag, formatValue, ...frame } = props;
  const series = drawableSeries(given);
  const { texts, locale } = useChartWords(tag);
  const format = formatValue ?? numberWords(locale);
  const write = (value: number | null | undefined) => (value === null || value === undefined ? texts.noValue : format(value));
  const nameOf = (index: number) => categories[index] ?? '';
  const count = categories.length;
  const middle = (index: number) => (index + 0.5) / count;
  const swatch = (index: number) => <BarSwatch look={lookOf(index, series.length)} />;
  const upright = layout === 'columns';
  // Rows have no axis to be read: the longest bar takes the whole width.
  const longest = upright ? undefined : extentOf(series.flatMap(({ values }) => values))?.[1];
  const model = barModel(series, { max: max ?? longest });
  const point = (index: number) => ({
    heading: nameOf(index),
    rows: series.map(({ label, values }, at) => ({ label, value: write(values[index]), mark: swatch(at) })),
  });
  const top = (index: number) => 1 - Math.max(0, ...model.barsAt(index).map(({ extent }) => (extent ? extent.start + extent.length : 0)));
  const cursor = (summaryId: string) => ({ label: frame.title, describedBy: summaryId, count, start: 0, tip: point });
  const slot = (index: number) => ({ start: `${(index / count) * 100}%`, size: `${100 / count}%` });
  return (
    <ChartFrame
      {...frame}
      isEmpty={!series.some(({ values }) => values.some((value) => value !== null))}
      summary={series.map(({ label, values }) => summarise({ label, values, nameOf, format, texts })).join(' ')}
      table={{
        columns: [categoryLabel, ...series.map(({ label }) => label)],
        rows: categories.map((category, index) => [category, ...series.map(({ values }) => write(values[index]))]),
      }}
    >
      {(summaryId) => (
        <>
          {upright ? (
            <div className={axes.axes}>
              <RowLabels labels={model.ticks.map((tick) => ({ at: 1 - shareOf(tick, model.extent), text: format(tick) }))} />
              <Plot
                {...cursor(summaryId)}
                className={`${axes.frame} ${axes.height.plain}`}
                indexAt={({ inline }) => Math.floor(inline * count)}
                anchor={(index) => ({ inline: middle(index), block: top(index) })}
                marks={(index) => (
                  <span
                    className={plot.slot}
                    style={{ insetBlock: 0, insetInlineStart: slot(index).start, inlineSize: slot(index).size }}
                  />
                )}
              >
                <UprightBars model={model} categories={categories} />
              </Plot>
              <ColumnLabels labels={slotLabels(categories)} wrap />
            </div>
          ) : (
            <Plot
              {...cursor(summaryId)}
              className={styles.rowsPlot}
              step={(index, move) => index + { down: 1, forward: 1, up: -1, back: -1, pageForward: 5, pageBack: -5 }[move]}
              indexAt={({ block }) => Math.floor(block * count)}
              anchor={(index) => ({ inline: 0.5, block: middle(index) })}
              marks={(index) => (
                <span
                  className={plot.slot}
                  style={{ insetInline: '-0.25rem', insetBlockStart: slot(index).start, blockSize: slot(index).size }}
                />
              )}
            >
              <LyingBars model={model} categories={categories} write={write} />
            </Plot>
          )}
          {series.length > 1 && <Legend items={series.map(({ label }, index) => ({ label, mark: swatch(index) }))} />}
        </>
      )}
    </ChartFrame>
  );
}
