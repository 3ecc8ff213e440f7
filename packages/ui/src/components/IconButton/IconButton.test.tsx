import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { IconButton } from './index.ts';

describeConformance('IconButton', {
  element: 'button',
  labelled: false,
  render: (props) => <IconButton {...props} label="Close" icon={<svg />} />,
});

describe('IconButton', () => {
  it('has its label as name and as hint', () => {
    render(<IconButton label="Close" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close');
  });

  it('is pressed by click, Enter and Space, but not while loading', async () => {
    const press = vi.fn();
    const { rerender } = render(<IconButton label="Send" icon={<svg />} onClick={press} />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
    rerender(<IconButton label="Send" icon={<svg />} onClick={press} loading />);
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });
});
