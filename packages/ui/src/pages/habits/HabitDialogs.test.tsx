import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { exampleCounted, exampleHabit, exampleTimed } from './example-habits.ts';
import { HabitDayView, type HabitDayViewProps } from './HabitDayView.tsx';
import { HabitPauseView } from './HabitPauseView.tsx';
import { HabitTimerView } from './HabitTimerView.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a pause', () => {
  const pause = () => {
    const onPause = vi.fn();
    render(<HabitPauseView habit={exampleHabit} today={EXAMPLE_DATE} onPause={onPause} onClose={vi.fn()} />);
    return onPause;
  };

  it('has no end unless one is chosen', async () => {
    const onPause = pause();
    await press('Pause');
    expect(onPause).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('of a week takes today along', async () => {
    const onPause = pause();
    await userEvent.click(screen.getByRole('radio', { name: 'For a week' }));
    await press('Pause');
    expect(onPause).toHaveBeenCalledExactlyOnceWith('2026-11-27');
  });

  it('until a day asks for the day', async () => {
    const onPause = pause();
    await userEvent.click(screen.getByRole('radio', { name: 'Until a day I choose' }));
    await press('Pause');
    expect(onPause).not.toHaveBeenCalled();
    expect(screen.getByText('Choose the last day of the pause.')).toBeInTheDocument();
  });
});

describe('another day', () => {
  const day = (props: Partial<HabitDayViewProps> = {}) => {
    const onSave = vi.fn();
    render(
      <HabitDayView
        habit={exampleHabit}
        date="2026-11-19"
        onDateChange={vi.fn()}
        known={null}
        today={EXAMPLE_DATE}
        onSave={onSave}
        onClose={vi.fn()}
        {...props}
      />,
    );
    return onSave;
  };

  it('is done with a note, or skipped with a reason, or open again', async () => {
    const onSave = day();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Late, but there.');
    await press('Save');
    expect(onSave).toHaveBeenLastCalledWith({ kind: 'done', value: null, note: 'Late, but there.' });
    await userEvent.click(screen.getByRole('radio', { name: 'Skipped' }));
    await press('Save');
    expect(onSave).toHaveBeenLastCalledWith({ kind: 'skipped', reason: 'rest', note: 'Late, but there.' });
    await userEvent.click(screen.getByRole('radio', { name: 'Nothing' }));
    await press('Save');
    expect(onSave).toHaveBeenLastCalledWith({ kind: 'open' });
  });

  it('begins with what stands there', async () => {
    const onSave = day({ habit: exampleCounted, known: { kind: 'done', value: 14, reason: null, note: 'A long chapter.' } });
    expect(screen.getByRole('spinbutton', { name: 'How much' })).toHaveValue('14');
    await press('Save');
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ kind: 'done', value: 14, note: 'A long chapter.' });
  });

  it('asks a limit for its number', async () => {
    const onSave = day({ habit: { ...exampleCounted, kind: 'at-most' } });
    await press('Save');
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByText('Write a number first.')).toBeInTheDocument();
  });
});

it('a timer begins, rests, and saves what it has counted', async () => {
  const acts = { onStart: vi.fn(), onPause: vi.fn(), onSave: vi.fn(), onReset: vi.fn(), onClose: vi.fn() };
  const { rerender } = render(<HabitTimerView habit={exampleTimed} elapsed={0} running={false} {...acts} />);
  expect(screen.getByRole('button', { name: 'Save minutes' })).toBeDisabled();
  await press('Begin');
  expect(acts.onStart).toHaveBeenCalledOnce();
  rerender(<HabitTimerView habit={exampleTimed} elapsed={245} running {...acts} />);
  expect(screen.getByRole('progressbar', { name: 'Time of today' })).toHaveAttribute('aria-valuetext', '4:05 counted');
  await press('Pause');
  await press('Save 4.1 min');
  expect([acts.onPause, acts.onSave].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
