/** Where a small drawing stands in a larger one. */
export interface MotifProps {
  /** Where its foot stands, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  /** @default 1 */
  readonly scale?: number;
}

export const place = ({ x, y, scale = 1 }: MotifProps) => `translate(${x} ${y}) scale(${scale})`;
