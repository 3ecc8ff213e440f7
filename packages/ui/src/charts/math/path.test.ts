import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaPath, canvasLine, levelLines, linePath, markedPoints, stretches } from './path.ts';

const heights = fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1, maxLength: 300 });
const evenly = (count: number) => Array.from({ length: count }, (_, index) => (count === 1 ? 0 : index / (count - 1)));

describe('lines', () => {
  it('break at every gap and nowhere else', () => {
    fc.assert(
      fc.property(heights, (values) => {
        const drawn = stretches(evenly(values.length), values);
        const starts = values.filter((value, index) => value !== null && (index === 0 || values[index - 1] === null));
        expect(drawn).toHaveLength(starts.length);
        expect(drawn.flat().map(([, y]) => y)).toEqual(values.filter((value) => value !== null));
      }),
    );
  });

  it('stay on the canvas', () => {
    fc.assert(
      fc.property(heights, (values) => {
        for (const [x, y] of canvasLine(evenly(values.length), values).flat()) {
          expect(x >= 0 && x <= 1000 && y >= 0 && y <= 1000).toBe(true);
        }
      }),
    );
  });

  it('draw a day between two gaps as a dot, and no ground under it', () => {
    const lines = canvasLine([0, 0.25, 0.5, 0.75, 1], [0, 1, null, 0.5, null]);
    expect(linePath(lines)).toBe('M0 1000L250 0M750 500h0');
    expect(areaPath(lines)).toBe('M0 1000L0 1000L250 0V1000Z');
    expect(levelLines([0, 0.5])).toBe('M0 1000H1000M0 500H1000');
  });
});

describe('markers', () => {
  it('are few, evenly apart, and always on the last point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 40 }), (count, most) => {
        const marked = markedPoints(count, most);
        expect(marked.length).toBeLessThanOrEqual(most);
        expect(marked.at(-1)).toBe(count - 1);
        expect(marked[0]).toBeGreaterThanOrEqual(0);
        expect(new Set(marked.slice(1).map((at, index) => at - (marked[index] ?? 0))).size).toBeLessThanOrEqual(1);
      }),
    );
    expect(markedPoints(3, 31)).toEqual([0, 1, 2]);
  });
});
