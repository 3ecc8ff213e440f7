import { makeTheme } from '../../make-theme.ts';
import { green } from './tokens.ts';

makeTheme('green', green);
