import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Checkbox } from './index.ts';

describeConformance('Checkbox', { element: 'input', render: (props) => <Checkbox {...props} label="Morning pages" /> });

describe('Checkbox', () => {
  it('is ticked by its label and by Space', async () => {
    const onChange = vi.fn();
    render(<Checkbox label="Morning pages" onChange={onChange} />);
    const box = screen.getByRole('checkbox', { name: 'Morning pages' });
    await userEvent.click(screen.getByText('Morning pages'));
    expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    expect(box).not.toBeChecked();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('says that it stands for some of several', () => {
    const { rerender } = render(<Checkbox label="All habits" indeterminate />);
    expect(screen.getByRole('checkbox', { name: 'All habits' })).toBePartiallyChecked();
    rerender(<Checkbox label="All habits" />);
    expect(screen.getByRole('checkbox', { name: 'All habits' })).not.toBePartiallyChecked();
  });

  it('is described by error and help', () => {
    render(<Checkbox label="I am 18 or older" help="We keep month and year only." error="Please confirm your age." />);
    const box = screen.getByRole('checkbox', { name: 'I am 18 or older' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Please confirm your age. We keep month and year only.');
  });

  it('keeps its name when the label is hidden', () => {
    render(<Checkbox label="Walk 20 minutes" hideLabel />);
    expect(screen.getByRole('checkbox', { name: 'Walk 20 minutes' })).toBeInTheDocument();
  });

  it('stays as it is when disabled', async () => {
    render(<Checkbox label="Morning pages" disabled />);
    await userEvent.click(screen.getByText('Morning pages'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
