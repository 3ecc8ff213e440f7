import { afterAll, beforeAll } from 'vitest';

/**
 * Lets a file begin on an empty body: files share one page, and what stories before left in it would be measured, too. They get it back
 * afterwards, since the last of them is taken down only when the next one begins.
 */
export function onEmptyBody(): void {
  let left: readonly ChildNode[] = [];
  beforeAll(() => {
    left = [...document.body.childNodes];
    document.body.replaceChildren();
  });
  afterAll(() => document.body.append(...left));
}
