import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Chip, ToggleChip } from './index.ts';

describeConformance('Chip', { element: 'span', render: (props) => <Chip {...props}>Momentum Builder</Chip> });
describeConformance('ToggleChip', {
  element: 'button',
  render: (props) => (
    <ToggleChip {...props} pressed onPressedChange={() => undefined}>
      calm
    </ToggleChip>
  ),
});

describe('Chip', () => {
  it('keeps its icon out of the text', () => {
    render(<Chip icon={<svg aria-label="leaf" />}>12 days active</Chip>);
    expect(screen.queryByLabelText('leaf')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});

describe('ToggleChip', () => {
  it('is chosen and left by click and by Space', async () => {
    const change = vi.fn();
    const { rerender } = render(
      <ToggleChip pressed={false} onPressedChange={change}>
        calm
      </ToggleChip>,
    );
    const chip = screen.getByRole('button', { name: 'calm', pressed: false });
    await userEvent.click(chip);
    expect(change).toHaveBeenLastCalledWith(true);
    rerender(
      <ToggleChip pressed onPressedChange={change}>
        calm
      </ToggleChip>,
    );
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenLastCalledWith(false);
  });
});
