import '../src/styles/index.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../src/components/Button/index.ts';
import { lookColors } from '../src/tokens/colors.ts';

afterEach(cleanup);

/** `#rrggbb` as the browser reports it. */
function reported(hex: string | undefined): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt((hex ?? '').slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

describe('a subtree with a look of its own', () => {
  it('has its own scheme and mode, and hands them on to what stands inside', () => {
    Object.assign(document.documentElement.dataset, { scheme: 'grey', mode: 'light' });
    render(
      <>
        <Button>Outside</Button>
        <div data-scheme="teal" data-mode="dark">
          <Button>Inside</Button>
          <div data-mode="light">
            <Button>Innermost</Button>
          </div>
        </div>
      </>,
    );
    const fill = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor;
    expect(fill('Outside')).toBe(reported(lookColors('grey', 'light').get('accent.fill')));
    expect(fill('Inside')).toBe(reported(lookColors('teal', 'dark').get('accent.fill')));
    expect(fill('Innermost')).toBe(reported(lookColors('teal', 'light').get('accent.fill')));
  });

  it('makes controls smaller where the density is compact', () => {
    render(
      <div data-density="compact">
        <Button>Compact</Button>
      </div>,
    );
    expect(screen.getByRole('button').getBoundingClientRect().height).toBe(36);
  });
});
