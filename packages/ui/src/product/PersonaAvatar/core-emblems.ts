import type { CorePersonaId } from '@everstep/domain';
import { disc, type Emblem } from './emblem.ts';

/** Each with a landscape of its own. */
const emblems: Readonly<Record<CorePersonaId, Emblem>> = {
  kael: [
    ['ground', 'M0 48V40H12V33H22V26H32V48ZM32 26H48V48H32Z'],
    ['line', 'M5 40H12V33H22V26H32'],
    ['mark', disc(34, 14, 6)],
  ],
  skye: [
    ['mark', 'M13 28A11 11 0 0 1 35 28Z'],
    ['ground', 'M0 28H48V48H0Z'],
    ['line', 'M7 28H41M16 34.5H32M20 40.5H28'],
  ],
  luma: [
    ['ground', 'M0 38C14 33 34 33 48 38V48H0Z'],
    ['line', 'M18 14A6.5 6.5 0 0 1 30 14M15 17H33'],
    ['mark', 'M17 19H31L33 35H15Z'],
    ['cut', 'M24 22C28 26 28 31 24 32C20 31 20 26 24 22Z'],
    ['line', 'M14 38H34'],
  ],
  riko: [
    ['ground', 'M0 42C12 34 20 44 30 39S44 38 48 36V48H0Z'],
    ['mark', 'M30 7L40 19L26 31L18 15Z'],
    ['seam', 'M30 7L26 31M18 15L40 19'],
    ['line', 'M26 31C24 37 18 33 16 38C15 41 11 40 9 38'],
  ],
  sera: [
    ['ground', 'M0 24C12 16 36 16 48 24V48H0Z'],
    ['thick', 'M13 44C13 32 23 33 24 24C25 33 35 32 35 44M24 25V15'],
    ['mark', disc(24, 11, 4)],
  ],
  nova: [
    ['ground', 'M2 48L24 20L46 48Z'],
    ['mark', 'M24 20L31 29L27 33L24 29.5L20.5 33L17 29Z'],
    ['mark', 'M24 4L26 10L32 11.5L26 13.5L24 19L22 13.5L16 11.5L22 10Z'],
  ],
};

/** The emblems of the six core guides, by id. */
export const coreEmblems: ReadonlyMap<string, Emblem> = new Map(Object.entries(emblems));
