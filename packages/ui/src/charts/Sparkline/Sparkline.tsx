import { useTexts } from '../../internal/texts.tsx';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import type { ChartProps, DayValue } from '../frame/types.ts';
import { useChartWords } from '../frame/use-chart-words.ts';
import { LineCanvas } from '../LineChart/LineCanvas.tsx';
import { lineModel } from '../LineChart/line-model.ts';
import { dateWords, numberWords, summarise } from '../math/words.ts';
import * as axes from '../plot/Axes.css.ts';
import { Rings } from '../plot/Marks.tsx';
import { Plot } from '../plot/Plot.tsx';
import { drawable } from '../plot/series.ts';
import { sparklineTexts } from './texts.ts';

export interface SparklineProps extends Omit<ChartProps, 'hideTitle' | 'description'> {
  /** Values by local day in rising order; null is a gap. Throws a RangeError for a text that is no date. */
  days: readonly DayValue[];
  /** Lower end. @default a round number below the values */
  min?: number | undefined;
  /** Upper end. @default a round number above the values */
  max?: number | undefined;
  /** Writes a value, with its unit. @default the number with at most one decimal */
  formatValue?: ((value: number) => string) | undefined;
}

/** The shape of some days beside a number: no axes, one line high. */
export function Sparkline(props: SparklineProps) {
  const { empty: nothing } = useTexts('Sparkline', sparklineTexts);
  const { days, min, max, locale: given, formatValue, empty = nothing, ...frame } = props;
  const { texts, locale } = useChartWords(given);
  const format = formatValue ?? numberWords(locale);
  const nameOf = dateWords(locale);
  const values = drawable(days.map(({ value }) => value));
  const dates = days.map(({ localDate }) => localDate);
  const write = (value: number | null | undefined) => (value === null || value === undefined ? texts.noValue : format(value));
  const dateAt = (index: number) => nameOf(dates[index] ?? '');
  return (
    <ChartFrame
      {...frame}
      compact
      empty={empty}
      isEmpty={values.every((value) => value === null)}
      summary={summarise({ label: frame.title, values, nameOf: dateAt, format, texts })}
      table={{
        columns: [texts.date, frame.title],
        rows: dates.map((localDate, index) => [nameOf(localDate), write(values[index])]).reverse(),
      }}
    >
      {(summaryId) => {
        const model = lineModel({ dates, series: [{ label: frame.title, values }], min, max, locale });
        return (
          <Plot
            className={axes.height.spark}
            label={frame.title}
            describedBy={summaryId}
            count={days.length}
            indexAt={({ inline }) => model.nearest(inline)}
            anchor={(index) => ({ inline: model.xs[index] ?? 0, block: 1 })}
            tipBelow
            tip={(index) => ({ heading: dateAt(index), rows: [{ label: '', value: write(values[index]) }] })}
            marks={(index) => <Rings points={model.pointsAt(index)} />}
          >
            <LineCanvas model={{ ...model, markers: model.markers.slice(-1) }} bands={[]} levels={false} />
          </Plot>
        );
      }}
    </ChartFrame>
  );
}
