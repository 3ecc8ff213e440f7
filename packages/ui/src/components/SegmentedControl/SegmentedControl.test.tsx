import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SegmentedControl } from './index.ts';

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark', icon: <svg aria-label="moon" />, iconOnly: true },
  { value: 'system', label: 'System' },
];

describe('SegmentedControl', () => {
  it('is one named group of options, one of them chosen', () => {
    render(<SegmentedControl label="Mode" segments={modes} defaultValue="system" />);
    expect(screen.getByRole('radiogroup', { name: 'Mode' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  });

  it('is named by its label also where the icon stands alone', () => {
    render(<SegmentedControl label="Mode" segments={modes} />);
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeInTheDocument();
  });

  it('chooses by click and tells which', async () => {
    const onValueChange = vi.fn();
    render(<SegmentedControl label="Mode" segments={modes} value="light" onValueChange={onValueChange} />);
    await userEvent.click(screen.getByText('System'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('system');
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });
});
