import { makeTheme } from '../../make-theme.ts';
import { grey } from './tokens.ts';

makeTheme('grey', grey, { asDefault: true });
