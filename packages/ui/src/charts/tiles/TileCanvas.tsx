import { type Cell, dotsPath, edgesPath, TILE_STROKE, type TileLayout, tilesPath } from '../math/tiles.ts';
import * as plot from '../plot/Plot.css.ts';
import * as styles from './TileGrid.css.ts';
import type { TileLevel } from './tile-looks.ts';

const ONE: readonly Cell[] = [{ column: 0, row: 0 }];

/** The tiles of one level: the air above, what is filled, and for pale ones its edge. */
function Tiles({ cells, level }: { cells: readonly Cell[]; level: TileLevel }) {
  return (
    <g className={styles.look[level.look]} strokeWidth={TILE_STROKE}>
      {level.fill < 1 && <path className={styles.ground} d={tilesPath(cells)} />}
      {level.fill > 0 && <path className={level.pale ? styles.paleFill : styles.fill} d={tilesPath(cells, level.fill)} />}
      {level.pale && <path className={styles.edge} d={edgesPath(cells, level.fill)} />}
    </g>
  );
}

interface TileCanvasProps {
  layout: TileLayout;
  levels: readonly TileLevel[];
  /** Level of each day; null for a gap. */
  levelOfDay: readonly (number | null)[];
}

/** All days in at most three paths for each level and one for the gaps, however many years there are. */
export function TileCanvas({ layout, levels, levelOfDay }: TileCanvasProps) {
  const { columns, rows, cells } = layout;
  const cellsOf = (wanted: number | null) => cells.filter((_, index) => (levelOfDay[index] ?? null) === wanted);
  return (
    <svg className={plot.canvas} viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.gap} d={dotsPath(cellsOf(null))} />
      {levels.map((level, index) => (
        <Tiles key={level.label} cells={cellsOf(index)} level={level} />
      ))}
    </svg>
  );
}

/** One tile, for the legend and the tip. */
export function TileSwatch({ level }: { level: TileLevel }) {
  return (
    <svg width="16" height="16" viewBox="0 0 1 1" aria-hidden="true">
      <Tiles cells={ONE} level={level} />
    </svg>
  );
}
