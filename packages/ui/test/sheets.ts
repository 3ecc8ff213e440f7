import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryFile = Parameters<typeof composeStories>[0];

/** A story that shows much at once. */
export interface Sheet {
  title: string;
  Story: ComponentType;
}

/** The sheet with all variants of each component, its first story where it has no such sheet, and whole pages as on a desk and on a phone. */
export const sheets: readonly Sheet[] = Object.values(import.meta.glob<StoryFile>('../src/**/*.stories.tsx', { eager: true })).flatMap(
  (file): Sheet[] => {
    const title = file.default.title ?? '';
    const stories = Object.entries(composeStories(file));
    const first = title.startsWith('Foundations/') ? undefined : stories[0]?.[0];
    const shown = stories.some(([name]) => name === 'AllVariants') ? 'AllVariants' : first;
    const whole = title.startsWith('Pages/') ? stories.filter(([name]) => name === 'Desktop' || name === 'Phone') : [];
    return (whole.length > 0 ? whole : stories.filter(([name]) => name === shown)).map(([name, story]) => ({
      title: `${title} ${name}`,
      // A composed story is a component whose args all have defaults.
      Story: story as ComponentType,
    }));
  },
);

/** Each of them once, for what does not depend on the width: a page on a phone draws what it draws on a desk. */
export const sheetsOnce: readonly Sheet[] = sheets.filter(({ title }) => !/^Pages\/.* Phone$/.test(title));
