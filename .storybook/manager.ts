import { addons } from 'storybook/manager-api';
import { everstepTheme } from './theme.ts';

addons.setConfig({ theme: everstepTheme, sidebar: { showRoots: true } });
