import { type TileLayout, tileFinder } from '../math/tiles.ts';
import * as axes from '../plot/Axes.css.ts';
import { ColumnLabels, RowLabels } from '../plot/Axes.tsx';
import * as plot from '../plot/Plot.css.ts';
import { Plot, type Tip } from '../plot/Plot.tsx';
import type { Move } from '../plot/use-cursor.ts';
import { TileCanvas } from './TileCanvas.tsx';
import * as styles from './TileGrid.css.ts';
import type { TileLevel } from './tile-looks.ts';

interface TileGridProps {
  title: string;
  summaryId: string;
  layout: TileLayout;
  levels: readonly TileLevel[];
  /** Level of each day; null for a gap. */
  levelOfDay: readonly (number | null)[];
  /** How high a row is. */
  height: keyof typeof styles.height;
  /** The day that the cursor begins on. */
  start: number;
  step: (index: number, move: Move) => number;
  tip: (index: number) => Tip;
}

const percent = (share: number) => `${share * 100}%`;

/** A calendar of tiles with one cursor over its days. */
export function TileGrid({ title, summaryId, layout, levels, levelOfDay, height, start, step, tip }: TileGridProps) {
  const { columns, rows, cells } = layout;
  const find = tileFinder(layout);
  const cellAt = (index: number) => cells[index] ?? { column: 0, row: 0 };
  return (
    <div className={`${axes.axes} ${styles.grid}`} style={{ '--columns': columns }}>
      <ColumnLabels labels={layout.columnLabels.map(({ at, text }) => ({ at: at / columns, text }))} />
      <RowLabels labels={layout.rowLabels.map(({ at, text }) => ({ at: at / rows, text }))} />
      <div className={styles.sized} style={{ '--rows': rows }}>
        <Plot
          className={styles.height[height]}
          label={title}
          describedBy={summaryId}
          count={cells.length}
          start={start}
          step={step}
          indexAt={({ inline, block }) => find(inline * columns, block * rows)}
          anchor={(index) => ({ inline: (cellAt(index).column + 0.5) / columns, block: (cellAt(index).row + 0.5) / rows })}
          tip={tip}
          marks={(index) => (
            <span
              className={plot.frame}
              style={{
                insetInlineStart: percent(cellAt(index).column / columns),
                insetBlockStart: percent(cellAt(index).row / rows),
                inlineSize: percent(1 / columns),
                blockSize: percent(1 / rows),
              }}
            />
          )}
        >
          <TileCanvas layout={layout} levels={levels} levelOfDay={levelOfDay} />
        </Plot>
      </div>
    </div>
  );
}
