import '../packages/ui/src/fonts/fonts.css.ts';
import '../packages/ui/src/styles/index.ts';
import { colorSchemeKeys, colorSchemeNames, DEFAULT_COLOR_SCHEME } from '@everstep/domain';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { Ground } from '../packages/ui/src/internal/Ground/Ground.tsx';

const choice = (title: string, icon: string, items: readonly { value: string; title: string }[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** Sets the look on the document, so that portals have it too, and paints the page's background behind the story. */
const withLook: Decorator = (Story, { globals, parameters }) => {
  const { scheme, mode, direction, density, motion } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    Object.assign(root.dataset, { scheme, mode, density, motion });
    root.dir = String(direction);
  }, [scheme, mode, direction, density, motion]);
  return (
    <Ground bare={parameters.layout === 'fullscreen'}>
      <Story />
    </Ground>
  );
};

const preview: Preview = {
  decorators: [withLook],
  initialGlobals: { scheme: DEFAULT_COLOR_SCHEME, mode: 'light', direction: 'ltr', density: 'regular', motion: 'full' },
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
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Product', 'Chat', 'Pages'] } },
  },
};

export default preview;
