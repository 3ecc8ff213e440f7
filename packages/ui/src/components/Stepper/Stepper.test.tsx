import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Stepper, stepperOrientations } from './index.ts';

const steps = ['About you', 'Your guide', 'First habit'].map((label) => ({ id: label, label, description: `More on ${label}` }));

describeConformance('Stepper', {
  element: 'div',
  render: (props) => <Stepper {...props} steps={steps} current={1} label="Set up" />,
});

describe.each(stepperOrientations)('A %s stepper', (orientation) => {
  it('is a named list that says what is done and where one is', () => {
    render(<Stepper steps={steps} current={1} label="Set up" orientation={orientation} />);
    const items = within(screen.getByRole('list', { name: 'Set up' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('About you, done');
    expect(items[1]).toHaveTextContent('Your guide, current step');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('leads back to steps that are done, and to no others', async () => {
    const onStepPress = vi.fn();
    render(<Stepper steps={steps} current={2} label="Set up" orientation={orientation} onStepPress={onStepPress} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Your guide/ }));
    expect(onStepPress).toHaveBeenCalledExactlyOnceWith(1);
  });
});

describe('Stepper', () => {
  it('counts the steps for the eye where only one is named', () => {
    render(<Stepper steps={steps} current={1} label="Set up" />);
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  });

  it('has no current step once all are done', () => {
    render(<Stepper steps={steps} current={3} label="Set up" />);
    expect(screen.getAllByRole('listitem').every((item) => !item.hasAttribute('aria-current'))).toBe(true);
    expect(screen.getByText('All steps done')).toBeInTheDocument();
  });
});
