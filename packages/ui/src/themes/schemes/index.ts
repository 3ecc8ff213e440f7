import type { ColorSchemeKey } from '@everstep/domain';
import type { SchemeSeed } from '../../tokens/scheme-colors.ts';
import { blue } from './blue/tokens.ts';
import { green } from './green/tokens.ts';
import { grey } from './grey/tokens.ts';
import { orange } from './orange/tokens.ts';
import { pink } from './pink/tokens.ts';
import { purple } from './purple/tokens.ts';
import { red } from './red/tokens.ts';
import { teal } from './teal/tokens.ts';

/** Seeds of the eight schemes; a missing scheme is a type error. */
export const schemeSeeds: Readonly<Record<ColorSchemeKey, SchemeSeed>> = { blue, purple, green, orange, red, pink, grey, teal };
