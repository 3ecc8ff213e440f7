import { makeTheme } from '../../make-theme.ts';
import { teal } from './tokens.ts';

makeTheme('teal', teal);
