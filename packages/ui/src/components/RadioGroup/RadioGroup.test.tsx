import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from './index.ts';

const sizes = [
  { value: 'S', label: 'Small', description: 'A week or less' },
  { value: 'M', label: 'Medium' },
  { value: 'L', label: 'Large', disabled: true },
];

describe('RadioGroup', () => {
  it('is one named group, described by help and error', () => {
    render(<RadioGroup label="Size of the goal" help="You can split it later." error="Choose a size." options={sizes} required />);
    const group = screen.getByRole('radiogroup', { name: 'Size of the goal' });
    expect(group).toHaveAccessibleDescription('Choose a size. You can split it later.');
    expect(group).toHaveAttribute('aria-required', 'true');
    expect(group).toHaveAttribute('aria-invalid', 'true');
  });

  it('chooses one and tells which', async () => {
    const onValueChange = vi.fn();
    render(<RadioGroup label="Size" options={sizes} defaultValue="S" onValueChange={onValueChange} />);
    expect(screen.getByRole('radio', { name: 'Small A week or less' })).toBeChecked();
    await userEvent.click(screen.getByText('Medium'));
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Small A week or less' })).not.toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('M');
  });

  it('follows its owner', () => {
    const { rerender } = render(<RadioGroup label="Size" options={sizes} value="S" />);
    rerender(<RadioGroup label="Size" options={sizes} value="M" />);
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeChecked();
  });

  it('disables one option or all of them', () => {
    const { rerender } = render(<RadioGroup label="Size" options={sizes} />);
    expect(screen.getByRole('radio', { name: 'Large' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeEnabled();
    rerender(<RadioGroup label="Size" options={sizes} disabled />);
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeDisabled();
  });

  it('keeps two groups on one page apart', async () => {
    render(
      <>
        <RadioGroup label="First" options={sizes} defaultValue="S" />
        <RadioGroup label="Second" options={sizes} defaultValue="M" />
      </>,
    );
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
  });
});
