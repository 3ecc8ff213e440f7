import { makeTheme } from '../../make-theme.ts';
import { red } from './tokens.ts';

makeTheme('red', red);
