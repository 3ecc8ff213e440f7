import { makeTheme } from '../../make-theme.ts';
import { purple } from './tokens.ts';

makeTheme('purple', purple);
