import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { exampleHabit, exampleHabits } from './example-habits.ts';
import { HabitRow, type HabitRowHabit } from './index.ts';

const spies = () => ({
  onTick: vi.fn(),
  onUndo: vi.fn(),
  onSkip: vi.fn(),
  onNote: vi.fn(),
  onEdit: vi.fn(),
  onPause: vi.fn(),
  onResume: vi.fn(),
  onArchive: vi.fn(),
  onRestore: vi.fn(),
});

describeConformance('HabitRow', { element: 'div', render: (props) => <HabitRow {...props} habit={exampleHabit} actions={spies()} /> });

function show(habit: HabitRowHabit, more: Partial<Parameters<typeof HabitRow>[0]> = {}) {
  const actions = spies();
  render(<HabitRow habit={habit} actions={actions} {...more} />);
  return actions;
}
const openMenu = (name: string) => userEvent.click(screen.getByRole('button', { name: `More for ${name}` }));
const choose = async (name: string, item: string) => {
  await openMenu(name);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('HabitRow', () => {
  it('is ticked with one tap and unticked with another', async () => {
    const actions = show(exampleHabit);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Morning pages, done today' }));
    expect(actions.onTick).toHaveBeenCalledWith();
    const done = show(exampleHabits.done);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Walk before breakfast, done today' }));
    expect(done.onUndo).toHaveBeenCalledTimes(1);
  });

  it('asks of a habit to leave alone whether it was kept', () => {
    show(exampleHabits.avoid);
    expect(screen.getByRole('checkbox', { name: 'No phone in bed, kept today' })).toBeChecked();
    expect(screen.getByText('Kept today · Every day')).toBeVisible();
  });

  it('takes a usual amount of a counted habit in two taps', async () => {
    const actions = show(exampleHabits.counted);
    await userEvent.click(screen.getByRole('button', { name: "Read: 12 of 20 min. Enter today's amount" }));
    await userEvent.click(screen.getByRole('button', { name: '20 min' }));
    expect(actions.onTick).toHaveBeenCalledWith(20);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes any other amount, and says what is wrong with a word', async () => {
    const actions = show(exampleHabits.counted);
    await userEvent.click(screen.getByRole('button', { name: /Enter today's amount/ }));
    const field = screen.getByRole('spinbutton', { name: 'Read, today' });
    await userEvent.clear(field);
    await userEvent.type(field, 'a lot{Enter}');
    expect(field).toHaveAccessibleDescription('Write a number first.');
    await userEvent.clear(field);
    await userEvent.type(field, '17.5{Enter}');
    expect(actions.onTick).toHaveBeenCalledExactlyOnceWith(17.5);
  });

  it('says how strong it is, then the active days, then the streak', () => {
    show(exampleHabits.done);
    expect(screen.getByRole('progressbar', { name: 'Strength' })).toHaveAttribute('aria-valuetext', '92%, second nature');
    expect(screen.getByText('28 of 30 days')).toBeVisible();
    expect(screen.getByText('12 days in a row')).toBeVisible();
  });

  it('counts no zeros for a new habit, nor days for one that rested for a month', () => {
    show({ ...exampleHabit, strength: 0, activeDays: 0, streak: 0 });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('0 of 30 days')).toBeNull();
    show({ ...exampleHabits.done, strength: 12, activeDays: 0, streak: 0 });
    expect(screen.getByRole('progressbar', { name: 'Strength' })).toHaveAttribute('aria-valuetext', '12%, a seed');
    expect(screen.queryByText('0 of 30 days')).toBeNull();
  });

  it('names each day of the week in words, and none as a failure', () => {
    show(exampleHabit);
    const days = within(screen.getByRole('list', { name: 'Morning pages, the last 7 days' })).getAllByRole('listitem');
    expect(days.map((day) => day.textContent)).toEqual([
      'Sunday: done',
      'Monday: skipped',
      'Tuesday: done',
      'Wednesday: done',
      'Thursday: not done',
      'Friday: done',
      'Today: open',
    ]);
  });

  it('is skipped with a reason, and the skip can be undone', async () => {
    const actions = show(exampleHabit);
    await choose('Morning pages', 'Skip: not well');
    expect(actions.onSkip).toHaveBeenCalledWith('sick');
    const skipped = show(exampleHabits.skipped);
    expect(screen.getByText('Skipped · rest day')).toBeVisible();
    await choose('Run', 'Undo today');
    expect(skipped.onUndo).toHaveBeenCalledTimes(1);
  });

  it('counts several times a day with a press each, and takes the last one back', async () => {
    const actions = show(exampleHabits.times);
    await userEvent.click(screen.getByRole('button', { name: 'Drink a glass of water: 2 of 4 today. Once more' }));
    expect(actions.onTick).toHaveBeenCalledWith(3);
    const full = show({ ...exampleHabits.times, name: 'Stretch', today: 'done', times: { done: 4, of: 4 } });
    await userEvent.click(screen.getByRole('button', { name: 'Stretch: 4 of 4 today. Take one back' }));
    expect(full.onTick).toHaveBeenCalledWith(3);
    const twice = show({ ...exampleHabits.times, name: 'Once', today: 'done', times: { done: 1, of: 1 } });
    await userEvent.click(screen.getByRole('button', { name: 'Once: 1 of 1 today. Take one back' }));
    expect(twice.onUndo).toHaveBeenCalledTimes(1);
  });

  it('says how far the week has come, and counts the streak in weeks', () => {
    show(exampleHabits.weekly);
    expect(screen.getByText('2 of 3 this week · 3 times a week')).toBeVisible();
    expect(screen.getByText('4 weeks in a row')).toBeVisible();
  });

  it('holds the amount of the week against its goal, and offers what one usually enters for a day', async () => {
    show(exampleHabits.pages);
    await userEvent.click(screen.getByRole('button', { name: "The long novel: 64 of 100 pages this week. Enter today's amount" }));
    expect(screen.getByRole('spinbutton', { name: 'The long novel, today' })).toHaveValue('12');
    expect(screen.getByRole('button', { name: '20 pages' })).toBeVisible();
  });

  it('leads from the amount to the timer where there is one', async () => {
    const onTimer = vi.fn();
    render(<HabitRow habit={exampleHabits.counted} actions={{ ...spies(), onTimer }} />);
    await userEvent.click(screen.getByRole('button', { name: /Enter today's amount/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Use the timer' }));
    expect(onTimer).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be done on a day that does not ask for it, and be deleted where that is offered', async () => {
    const onDelete = vi.fn();
    const actions = { ...spies(), onDelete };
    render(<HabitRow habit={exampleHabits.later} actions={actions} />);
    await choose('Call my sister', 'Done today all the same');
    expect(actions.onTick).toHaveBeenCalledWith();
    await choose('Call my sister', 'Delete');
    expect(onDelete).toHaveBeenCalledTimes(1);
    show({ ...exampleHabits.later, name: 'Over', ended: true });
    await openMenu('Over');
    expect(screen.queryByRole('menuitem', { name: 'Done today all the same' })).toBeNull();
  });

  it('takes a note for what was done today', async () => {
    show({ ...exampleHabit, id: 'open', name: 'Still open' });
    await openMenu('Still open');
    expect(screen.queryByRole('menuitem', { name: 'Add a note' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    const actions = show({ ...exampleHabit, today: 'done' });
    await choose('Morning pages', 'Add a note');
    expect(await screen.findByRole('textbox', { name: 'Note on Morning pages' })).toHaveFocus();
    await userEvent.keyboard(' Slept well. ');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(actions.onNote).toHaveBeenCalledWith('Slept well.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['later', 'Due on Thursday · Every week'],
    ['paused', 'Paused · Twice a week'],
    ['archived', 'Archived'],
  ] as const)('offers no tick when it is %s, and says so', (state, line) => {
    show(exampleHabits[state]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText(line)).toBeVisible();
  });

  it('resumes when paused and comes back from the archive', async () => {
    const paused = show(exampleHabits.paused);
    await choose('Swim', 'Resume');
    expect(paused.onResume).toHaveBeenCalledTimes(1);
    const archived = show(exampleHabits.archived);
    await choose('Piano scales', 'Bring back');
    expect(archived.onRestore).toHaveBeenCalledTimes(1);
  });

  it('keeps a tick that could not be sent and sends it again', async () => {
    const onRetry = vi.fn();
    show(exampleHabits.done, { sync: 'failed', onRetry });
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent('Not sent yet. It is kept on this device.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the row's own business
    render(<HabitRow className="mine" habit={exampleHabit} actions={spies()} />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
