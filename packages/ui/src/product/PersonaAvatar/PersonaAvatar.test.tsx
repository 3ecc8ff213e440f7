import { corePersonas } from '@everstep/domain';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { examplePersona } from '../pages/example-data.tsx';
import { PersonaAvatar } from './index.ts';

const drawing = (container: HTMLElement) => container.querySelector('g')?.innerHTML.replaceAll(/#[0-9a-f]{6}/gi, '');

describe('PersonaAvatar', () => {
  it('draws each guide another emblem, and strangers one of their own', () => {
    const drawings = [...corePersonas, { ...examplePersona(), id: 'arlo' }, { ...examplePersona(), id: 'stranger' }].map((persona) =>
      drawing(render(<PersonaAvatar persona={persona} />).container),
    );
    expect(new Set(drawings).size).toBe(8);
  });

  it('is silent beside a name and named alone', () => {
    const { rerender, container } = render(<PersonaAvatar persona={examplePersona()} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    rerender(<PersonaAvatar persona={examplePersona()} named />);
    expect(screen.getByRole('img', { name: 'Kael' })).toBeInTheDocument();
  });
});
