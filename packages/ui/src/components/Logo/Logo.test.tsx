import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from './index.ts';

describe('Logo', () => {
  it.each([
    ['small', '32'],
    ['medium', '48'],
    ['large', '64'],
  ] as const)('is %s at %s px [const-044]', (size, px) => {
    render(<Logo size={size} />);
    const mark = screen.getByRole('img', { name: 'Everstep' });
    expect(mark).toHaveAttribute('width', px);
    expect(mark).toHaveAttribute('height', px);
  });

  it('says the name once when it is written beside the mark', () => {
    render(<Logo withName />);
    expect(screen.getByText('Everstep')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
