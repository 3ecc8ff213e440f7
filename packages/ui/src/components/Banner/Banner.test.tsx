import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Banner } from './index.ts';

describeConformance('Banner', { element: 'div', render: (props) => <Banner {...props}>Showing saved data</Banner> });

describe('Banner', () => {
  it.each([
    ['off', undefined],
    ['polite', 'status'],
    ['assertive', 'alert'],
  ] as const)('is heard as asked: %s', (live, role) => {
    const { container } = render(<Banner live={live}>Showing saved data</Banner>);
    expect(container.firstElementChild?.getAttribute('role') ?? undefined).toBe(role);
  });

  it('says its tone in words', () => {
    render(
      <Banner tone="danger" live="assertive">
        Nothing is lost.
      </Banner>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Problem: Nothing is lost.');
  });

  it('can be dismissed by keyboard', async () => {
    const dismiss = vi.fn();
    render(<Banner onDismiss={dismiss}>Showing saved data</Banner>);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(dismiss).toHaveBeenCalledOnce();
  });
});
