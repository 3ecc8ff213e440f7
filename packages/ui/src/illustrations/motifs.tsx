import { type MotifProps, place } from './motif-place.ts';
import * as ink from './scenery.css.ts';

/** A spruce, 34 units high. */
export function Spruce(props: MotifProps) {
  return (
    <g transform={place(props)}>
      <path className={ink.stroke} d="M0 0V-8" />
      <path className={ink.deep} d="M0 -34L9 -18H5L11 -7H-11L-5 -18H-9Z" />
    </g>
  );
}

/** A sapling with two leaves, 16 units high. */
export function Sapling(props: MotifProps) {
  return (
    <g transform={place(props)}>
      <path className={ink.stroke} d="M0 0V-11" />
      <path className={ink.deep} d="M0 -9C-9 -8 -11 -13 -11 -16C-4 -17 0 -14 0 -9ZM0 -7C8 -6 10 -11 10 -14C4 -15 0 -12 0 -7Z" />
    </g>
  );
}

/** Three balanced stones, 32 units high. */
export function Cairn(props: MotifProps) {
  return (
    <g transform={place(props)}>
      <rect className={ink.deep} x={-20} y={-12} width={40} height={12} rx={6} />
      <rect className={ink.stone} x={-14} y={-22} width={27} height={10} rx={5} />
      <rect className={ink.deep} x={-8} y={-31} width={17} height={9} rx={4.5} />
    </g>
  );
}

/** A way sign with two arms, 52 units high. */
export function TrailSign(props: MotifProps) {
  return (
    <g transform={place(props)}>
      <path className={ink.post} d="M0 0V-52" />
      <path className={ink.stone} d="M-3 -49H24L31 -42L24 -35H-3Z" />
      <path className={ink.hill3} d="M3 -31H-19L-26 -24.5L-19 -18H3Z" />
    </g>
  );
}

/** A hut with a lit window, 32 units high. */
export function Hut(props: MotifProps) {
  return (
    <g transform={place(props)}>
      <path className={ink.stone} d="M-18 0V-18H18V0Z" />
      <path className={ink.deep} d="M-24 -16L0 -33L24 -16Z" />
      <rect className={ink.sun} x={-4} y={-13} width={9} height={8} rx={1.5} />
    </g>
  );
}

/** A small fire on two logs, 34 units high. */
export function Fire(props: MotifProps) {
  return (
    <g transform={place(props)}>
      <path
        className={ink.sun}
        d="M0 -4C-12 -4 -14 -14 -8 -20C-7 -16 -5 -15 -4 -16C-6 -24 -1 -30 4 -34C3 -27 12 -23 12 -13C12 -7 7 -4 0 -4Z"
      />
      <path className={ink.post} d="M-16 -1L16 -7M-16 -7L16 -1" />
    </g>
  );
}
