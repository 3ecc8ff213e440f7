import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Switch } from './index.ts';

describeConformance('Switch', { element: 'input', render: (props) => <Switch {...props} label="Weekly letter" /> });

describe('Switch', () => {
  it('is a switch named by its label, turned by click and Space', async () => {
    render(<Switch label="Weekly letter" help="Sundays, one page." />);
    const control = screen.getByRole('switch', { name: 'Weekly letter' });
    expect(control).toHaveAccessibleDescription('Sundays, one page.');
    await userEvent.click(screen.getByText('Weekly letter'));
    expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    expect(control).not.toBeChecked();
  });

  it('can be given its state from outside', () => {
    const { rerender } = render(<Switch label="Calm mode" checked onChange={() => undefined} />);
    expect(screen.getByRole('switch')).toBeChecked();
    rerender(<Switch label="Calm mode" checked={false} onChange={() => undefined} />);
    expect(screen.getByRole('switch')).not.toBeChecked();
  });

  it('stays as it is when disabled', async () => {
    render(<Switch label="Calm mode" disabled />);
    await userEvent.click(screen.getByText('Calm mode'));
    expect(screen.getByRole('switch')).not.toBeChecked();
  });
});
