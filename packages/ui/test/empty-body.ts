import { composeStory } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { beforeAll } from 'vitest';

const Nothing = composeStory({ render: () => createElement(Fragment) }, { title: 'Nothing' });

/**
 * Lets a file begin on an empty body: files share one page, and what stories before left in it would be measured, too. The last of them
 * is taken down only when the next one begins, so one that shows nothing does.
 */
export function onEmptyBody(): void {
  beforeAll(async () => {
    await Nothing.run();
    document.body.replaceChildren();
  });
}
