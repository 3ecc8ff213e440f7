import { corePersonas } from '@everstep/domain';
import { arlo, connectPersonas, courseGuides } from '@everstep/domain/guides';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { contrast } from '../../tokens/contrast.ts';
import type { Hex } from '../../tokens/oklch.ts';
import { examplePersona } from '../example-data.tsx';
import { PersonaAvatar, type PersonaMark } from './index.ts';

const guides = [...corePersonas, ...connectPersonas, ...courseGuides, arlo];
/** The palest ink of a drawing, in any scheme. */
const PALE = '#fafcff';
const hex = (color: string): Hex => `#${color.slice(1)}`;

async function drawingOf(persona: PersonaMark) {
  const { container, unmount } = render(<PersonaAvatar persona={persona} />);
  await waitFor(() => expect(container.querySelectorAll('g path').length).toBeGreaterThan(1));
  const drawing = [...container.querySelectorAll('g path')].map((path) => path.getAttribute('d')).join(' ');
  unmount();
  return drawing;
}

describe('PersonaAvatar', () => {
  it('draws each of the 25 guides another emblem, and strangers one of their own', async () => {
    const drawings: string[] = [];
    for (const persona of [...guides, { ...examplePersona(), id: 'stranger' }]) drawings.push(await drawingOf(persona));
    expect(guides).toHaveLength(25);
    expect(new Set(drawings).size).toBe(26);
  });

  it('takes a guide with the name of a property for a stranger', async () => {
    const stranger = await drawingOf({ ...examplePersona(), id: 'stranger' });
    expect(await drawingOf({ ...examplePersona(), id: 'constructor' })).toBe(stranger);
  });

  it('has the core guides at once', () => {
    for (const persona of corePersonas) {
      const { container, unmount } = render(<PersonaAvatar persona={persona} />);
      expect(container.querySelectorAll('g path').length).toBeGreaterThan(1);
      unmount();
    }
  });

  it('keeps the mark readable on its ground, and the ground apart from the sky', () => {
    for (const { colorPrimary, colorSecondary, id } of guides) {
      expect.soft(contrast(PALE, hex(colorSecondary)), id).toBeGreaterThanOrEqual(4.5);
      expect.soft(contrast(hex(colorPrimary), hex(colorSecondary)), id).toBeGreaterThanOrEqual(2.2);
    }
    expect(new Set(guides.map(({ colorPrimary, colorSecondary }) => colorPrimary + colorSecondary)).size).toBe(guides.length);
  });

  it('is silent beside a name and named alone', () => {
    const { rerender, container } = render(<PersonaAvatar persona={examplePersona()} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<PersonaAvatar persona={examplePersona()} named />);
    expect(screen.getByRole('img', { name: 'Kael' })).toBeInTheDocument();
  });
});
