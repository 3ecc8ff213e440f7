import { makeTheme } from '../../make-theme.ts';
import { orange } from './tokens.ts';

makeTheme('orange', orange);
