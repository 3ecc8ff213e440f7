import '../packages/ui/src/fonts/fonts.css.ts';
import '../packages/ui/src/styles/index.ts';
import { colorSchemeKeys, colorSchemeNames, DEFAULT_COLOR_SCHEME } from '@everstep/domain';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { Ground } from '../packages/ui/src/internal/Ground/Ground.tsx';
import { extractArgTypes, onlyWritableControls } from './controls.ts';
import { withReopening } from './reopening.tsx';
import { everstepTheme } from './theme.ts';
import { setUpWaiting } from './waiting.ts';

const choice = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** Sets the look on the document, so that portals have it too, and paints the page's background behind the story. */
const withLook: Decorator = (Story, { globals, parameters }) => {
  const { scheme, mode, direction, density, motion, contrast } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { scheme, mode, density, motion, contrast });
    root.dir = String(direction);
  }, [scheme, mode, direction, density, motion, contrast]);
  return (
    <Ground bare={parameters.layout === 'fullscreen'}>
      <Story />
    </Ground>
  );
};

/** Calm is a prop of the few components that celebrate: the toolbar sets it wherever a component has it. */
const withCalm: Decorator = (Story, { args, argTypes, globals }) =>
  globals.calm === 'calm' && 'calm' in argTypes ? <Story args={{ ...args, calm: true }} /> : <Story />;

const preview: Preview = {
  decorators: [withReopening, withCalm, withLook],
  beforeAll: setUpWaiting,
  argTypesEnhancers: [onlyWritableControls],
  initialGlobals: {
    scheme: DEFAULT_COLOR_SCHEME,
    mode: 'light',
    contrast: 'regular',
    direction: 'ltr',
    density: 'regular',
    motion: 'full',
    calm: 'lively',
  },
  globalTypes: {
    scheme: choice(
      'Scheme',
      'paintbrush',
      colorSchemeKeys.map((value) => ({ value, title: colorSchemeNames[value] })),
    ),
    mode: choice('Mode', 'contrast', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'system', title: 'System' },
    ]),
    contrast: choice('Contrast', 'eye', [
      { value: 'regular', title: 'Regular contrast' },
      { value: 'more', title: 'More contrast' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    density: choice('Density', 'grow', [
      { value: 'regular', title: 'Regular' },
      { value: 'compact', title: 'Compact' },
    ]),
    motion: choice('Motion', 'play', [
      { value: 'full', title: 'Full motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
    calm: choice('Celebration', 'bell', [
      { value: 'lively', title: 'Celebrates' },
      { value: 'calm', title: 'Calm mode' },
    ]),
  },
  parameters: {
    layout: 'padded',
    // Of what passes, one place for each rule is enough: all of them are most of a check's time and of what it reports.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: everstepTheme, extractArgTypes },
    // Storybook reads the order without running this file, so it must stand here as it is.
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Introduction',
            'Themes',
            'Colours',
            'Contrast',
            'Type scale',
            'Space and shape',
            'Motion',
            'Icons',
            'Illustrations',
            'Guides',
            'Words',
            'A scheme of your own',
            'Changelog',
          ],
          'Components',
          'Product',
          'Chat',
          'Charts',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
