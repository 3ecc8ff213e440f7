import { makeTheme } from '../../make-theme.ts';
import { blue } from './tokens.ts';

makeTheme('blue', blue);
