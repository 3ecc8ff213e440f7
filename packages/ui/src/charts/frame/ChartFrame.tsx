import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './ChartFrame.css.ts';
import { ChartTable } from './ChartTable.tsx';
import { EmptyScene } from './EmptyScene.tsx';
import { chartTexts } from './texts.ts';
import type { ChartProps, ChartView, TableData } from './types.ts';

/** What a chart hands to the frame around it; the frame has used up its own words by then. */
interface ChartFrameProps extends Omit<ChartProps, 'locale'> {
  /** Whether there is nothing to draw. */
  isEmpty: boolean;
  /** The chart in a sentence, for those who cannot see it. */
  summary: string;
  table: TableData;
  /** In one line with other things: words for screen readers only, the toggle as an icon. @default false */
  compact?: boolean;
  /** Draws the chart; gets the id of the summary that describes it. */
  children: (summaryId: string) => ReactNode;
}

const otherView: Record<ChartView, ChartView> = { chart: 'table', table: 'chart' };
const icons: Record<ChartView, ReactNode> = { chart: <ChartLine />, table: <Table2 /> };

function Toggle({ title, view, onChange, compact }: { title: string; view: ChartView; onChange: () => void; compact: boolean }) {
  const texts = useTexts('Chart', chartTexts);
  const target = otherView[view];
  const label = target === 'table' ? texts.showAsTable : texts.showAsChart;
  // The title keeps several toggles on one page apart.
  const name = texts.toggle(label, title);
  if (compact) return <IconButton label={name} icon={icons[target]} tone="ghost" size="small" onClick={onChange} />;
  return (
    <Button tone="ghost" size="small" icon={icons[target]} aria-label={name} onClick={onChange}>
      <span className={styles.toggleLabel}>{label}</span>
    </Button>
  );
}

/** Around every chart: its words, the way to its table, and what stands there while there is nothing to draw. */
export function ChartFrame(props: ChartFrameProps) {
  const texts = useTexts('Chart', chartTexts);
  const { title, hideTitle = false, description, loading = false, error, empty = texts.empty, defaultView = 'chart', ...drawn } = props;
  const { isEmpty, summary, table, compact = false, children, ...rest } = drawn;
  const id = useId();
  const [view, setView] = useState(defaultView);
  const ready = !loading && !error && !isEmpty;
  const content = () => {
    if (error) return error;
    if (loading) {
      return (
        <LoadingRegion label={texts.loading(title)}>
          <Skeleton shape={compact ? 'text' : 'block'} />
        </LoadingRegion>
      );
    }
    if (isEmpty && compact) return <div className={styles.compactNothing}>{empty}</div>;
    if (isEmpty) {
      return (
        <div className={styles.nothing}>
          <div className={styles.nothingWords}>{empty}</div>
          <EmptyScene />
        </div>
      );
    }
    return view === 'table' ? <ChartTable title={title} data={table} /> : children(`${id}-summary`);
  };
  return (
    <figure aria-labelledby={`${id}-title`} {...rest} className={styles.figure[compact ? 'compact' : 'full']}>
      <figcaption className={compact || (hideTitle && !description) ? hidden : styles.caption}>
        <span id={`${id}-title`} className={hideTitle ? hidden : styles.title}>
          {title}
        </span>
        {description && <span className={styles.description}>{description}</span>}
        {ready && <VisuallyHidden id={`${id}-summary`}>{summary}</VisuallyHidden>}
      </figcaption>
      {compact && <div className={styles.compactBody}>{content()}</div>}
      {ready && (
        <div className={styles.toggle}>
          <Toggle title={title} view={view} onChange={() => setView(otherView[view])} compact={compact} />
        </div>
      )}
      {!compact && <div className={styles.body}>{content()}</div>}
    </figure>
  );
}
