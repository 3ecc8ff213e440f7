import { makeTheme } from '../../make-theme.ts';
import { pink } from './tokens.ts';

makeTheme('pink', pink);
