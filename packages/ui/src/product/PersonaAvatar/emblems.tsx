import type { ReactNode } from 'react';
import * as css from './PersonaAvatar.css.ts';

/** Draws in a 48 by 48 box: the deep colour is the ground, the pale mark stands on it. */
export type Emblem = (deep: string) => ReactNode;

const kael: Emblem = (deep) => (
  <>
    <path fill={deep} d="M0 48V40H12V33H22V26H32V48ZM32 26H48V48H32Z" />
    <path className={css.markLine} d="M5 40H12V33H22V26H32" />
    <circle className={css.mark} cx={34} cy={14} r={6} />
  </>
);
const skye: Emblem = (deep) => (
  <>
    <path className={css.mark} d="M13 28A11 11 0 0 1 35 28Z" />
    <path fill={deep} d="M0 28H48V48H0Z" />
    <path className={css.markLine} d="M7 28H41M16 34.5H32M20 40.5H28" />
  </>
);
const luma: Emblem = (deep) => (
  <>
    <path fill={deep} d="M0 38C14 33 34 33 48 38V48H0Z" />
    <path className={css.markLine} d="M18 14A6.5 6.5 0 0 1 30 14M15 17H33" />
    <path className={css.mark} d="M17 19H31L33 35H15Z" />
    <path fill={deep} d="M24 22C28 26 28 31 24 32C20 31 20 26 24 22Z" />
    <path className={css.markLine} d="M14 38H34" />
  </>
);
const riko: Emblem = (deep) => (
  <>
    <path fill={deep} d="M0 42C12 34 20 44 30 39S44 38 48 36V48H0Z" />
    <path className={css.mark} d="M30 7L40 19L26 31L18 15Z" />
    <path stroke={deep} strokeWidth={1.8} fill="none" d="M30 7L26 31M18 15L40 19" />
    <path className={css.markLine} d="M26 31C24 37 18 33 16 38C15 41 11 40 9 38" />
  </>
);
const sera: Emblem = (deep) => (
  <>
    <path fill={deep} d="M0 24C12 16 36 16 48 24V48H0Z" />
    <path className={css.markThick} d="M13 44C13 32 23 33 24 24C25 33 35 32 35 44M24 25V15" />
    <circle className={css.mark} cx={24} cy={11} r={4} />
  </>
);
const nova: Emblem = (deep) => (
  <>
    <path fill={deep} d="M2 48L24 20L46 48Z" />
    <path className={css.mark} d="M24 20L31 29L27 33L24 29.5L20.5 33L17 29Z" />
    <path className={css.mark} d="M24 4L26 10L32 11.5L26 13.5L24 19L22 13.5L16 11.5L22 10Z" />
  </>
);
const arlo: Emblem = (deep) => (
  <>
    <path fill={deep} d="M0 40C16 35 32 36 48 40V48H0Z" />
    <path className={css.mark} d="M38 8C25 8 15 17 14 32C27 32 37 24 38 8Z" />
    <path stroke={deep} strokeWidth={1.6} fill="none" d="M33 13L14 32" />
    <path className={css.markLine} d="M14 32L10 40" />
  </>
);
const wayfarer: Emblem = (deep) => (
  <>
    <path fill={deep} d="M0 34C14 22 32 24 48 32V48H0Z" />
    <circle className={css.mark} cx={25} cy={17} r={6} />
    <path className={css.markDots} d="M10 43C20 40 20 33 25 28" />
  </>
);

const emblems: Readonly<Record<string, Emblem>> = { kael, skye, luma, riko, sera, nova, arlo };

/** The emblem of a guide, or the wayfarer's mark for one without an own drawing. */
export function emblemOf(personaId: string): Emblem {
  return emblems[personaId] ?? wayfarer;
}
