import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { TextField } from '../../components/TextField/index.ts';
import { exampleSteps } from './example-steps.ts';
import { WizardFrame } from './index.ts';

const base = { title: 'Your life script', steps: exampleSteps, current: 'values', question: 'What matters?', onNext: () => {} };

describeConformance('WizardFrame', { element: 'form', render: (props) => <WizardFrame {...base} {...props} /> });

describe('WizardFrame', () => {
  it('says where the member is and what is asked', () => {
    render(<WizardFrame {...base} />);
    expect(screen.getByRole('form', { name: 'What matters?' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('aria-valuetext', 'Step 2 of 4: Values');
  });

  it('goes on by button and by Enter, but not twice while it is under way', async () => {
    const onNext = vi.fn();
    const frame = (pending: boolean) => (
      <WizardFrame {...base} onNext={onNext} pending={pending}>
        <TextField label="Your values" />
      </WizardFrame>
    );
    const { rerender } = render(frame(false));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.type(screen.getByRole('textbox'), 'calm{Enter}');
    expect(onNext).toHaveBeenCalledTimes(2);
    rerender(frame(true));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onNext).toHaveBeenCalledTimes(2);
  });

  it('goes back, except from the first step, and leaves with everything kept', async () => {
    const onBack = vi.fn();
    const onLeave = vi.fn();
    const { rerender } = render(<WizardFrame {...base} onBack={onBack} onLeave={onLeave} />);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save and leave' }));
    expect([onBack.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 1]);
    rerender(<WizardFrame {...base} current="title" />);
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('finishes on the last step', () => {
    render(<WizardFrame {...base} current="whole" />);
    expect(screen.getByRole('button', { name: 'Finish' })).toBeVisible();
  });

  it('leads focus to the question of a new step, and leaves it alone before', () => {
    const { rerender } = render(<WizardFrame {...base} />);
    expect(document.body).toHaveFocus();
    rerender(<WizardFrame {...base} current="morning" question="How does the day begin?" />);
    expect(screen.getByRole('heading', { name: 'How does the day begin?' })).toHaveFocus();
  });

  it('gathers what is wrong at the top, with focus', () => {
    const errors = [{ fieldId: 'values', message: 'Write at least one word.' }];
    render(<WizardFrame {...base} errors={errors} attempt={1} />);
    expect(screen.getByRole('region', { name: 'Please check this' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Write at least one word.' })).toHaveAttribute('href', '#values');
  });

  it('says where the draft stands', () => {
    const { rerender } = render(<WizardFrame {...base} />);
    const said = screen.getByRole('status');
    rerender(<WizardFrame {...base} saved="Saved 12:04" />);
    expect(said).toHaveTextContent('Saved 12:04');
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the frame's own business
    render(<WizardFrame {...base} className="mine" />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
