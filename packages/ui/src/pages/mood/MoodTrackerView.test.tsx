import { type Mood, type MoodExperiment, safetyCard } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleExperiment } from '../examples/example-mood-insights.ts';
import { MoodTrackerView, type MoodTrackerViewProps } from './MoodTrackerView.tsx';
import { emptyMoodDraft } from './mood-draft.ts';

const nothing = () => {};
const mood: Mood = {
  id: 'one',
  score: 4,
  quadrant: null,
  words: ['grateful'],
  activities: ['reading'],
  note: 'A good soup.',
  at: new Date(2025, 2, 1, 10).toISOString(),
  localDate: '2025-03-01',
  timeZone: 'UTC',
  version: 1,
};
const history: MoodTrackerViewProps['history'] = {
  moods: [mood],
  onRetry: nothing,
  onMore: nothing,
  onEdit: nothing,
  onDelete: nothing,
  now: new Date(2026, 10, 21, 9, 30),
};
const base: MoodTrackerViewProps = {
  tab: 'log',
  onTabChange: nothing,
  insights: 'What weeks and seasons show',
  way: 'faces',
  onWayChange: nothing,
  experiments: undefined,
  draft: emptyMoodDraft,
  onDraftChange: nothing,
  onLog: nothing,
  week: { days: [{ localDate: '2026-11-21', score: 4 }], mean: 4 },
  history,
};
const show = (props: Partial<MoodTrackerViewProps> = {}) => render(<MoodTrackerView {...base} {...props} />);
const past = (props: Partial<MoodTrackerViewProps['history']>) => show({ history: { ...history, ...props } });
const log = () => userEvent.click(screen.getByRole('button', { name: 'Log mood' }));

describe('the form', () => {
  it('asks for a face before it sends anything', async () => {
    const onLog = vi.fn();
    const { rerender } = show({ onLog });
    await log();
    expect(onLog).not.toHaveBeenCalled();
    expect(screen.getByRole('radiogroup', { name: 'How do you feel?' })).toHaveAccessibleDescription(/^Choose a face first/);
    rerender(<MoodTrackerView {...base} onLog={onLog} draft={{ ...emptyMoodDraft, score: 4, note: 'Soup.' }} />);
    expect(screen.getByRole('radiogroup', { name: 'How do you feel?' })).not.toHaveAccessibleDescription();
    await log();
    expect(onLog).toHaveBeenCalledExactlyOnceWith({ ...emptyMoodDraft, score: 4, note: 'Soup.' });
    rerender(<MoodTrackerView {...base} onLog={onLog} />);
    expect(screen.getByRole('radiogroup', { name: 'How do you feel?' })).not.toHaveAccessibleDescription();
  });

  it('changes the draft by a tap and keeps what else was said', async () => {
    const onDraftChange = vi.fn();
    show({ draft: { ...emptyMoodDraft, words: ['proud'] }, onDraftChange });
    await userEvent.click(screen.getByRole('radio', { name: 'Good' }));
    expect(onDraftChange).toHaveBeenLastCalledWith({ ...emptyMoodDraft, words: ['proud'], score: 4 });
    await userEvent.click(screen.getByRole('checkbox', { name: 'reading' }));
    expect(onDraftChange).toHaveBeenLastCalledWith({ ...emptyMoodDraft, words: ['proud'], activities: ['reading'] });
  });

  it('brings people to reach beside the lowest face, and as a card after a note of danger', () => {
    const { rerender } = show({ draft: { ...emptyMoodDraft, score: 1 } });
    expect(screen.getByRole('link', { name: 'People you can talk to' })).toHaveAttribute('href', '/help-now');
    expect(screen.queryByRole('heading', { name: 'Let us pause here' })).toBeNull();
    rerender(<MoodTrackerView {...base} help={safetyCard('suicide', 'GB')} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Let us pause here' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Call / }).length).toBeGreaterThan(0);
  });
});

describe('the way to say it', () => {
  it('is a face or a place, and the place asks no more after energy', async () => {
    const [onWayChange, onDraftChange] = [vi.fn(), vi.fn()];
    const { rerender } = show({ onWayChange });
    expect(screen.getByRole('checkbox', { name: 'Tense' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Energy' }));
    expect(onWayChange).toHaveBeenLastCalledWith('energy');
    rerender(<MoodTrackerView {...base} way="energy" onDraftChange={onDraftChange} />);
    expect(screen.queryByRole('checkbox', { name: 'Tense' })).toBeNull();
    await log();
    expect(screen.getByRole('radiogroup', { name: 'How do you feel?' })).toHaveAccessibleDescription(/^Choose a place first/);
    await userEvent.click(screen.getByRole('radio', { name: 'Good, calm' }));
    expect(onDraftChange).toHaveBeenLastCalledWith({ ...emptyMoodDraft, score: 4, quadrant: 'low-pleasant' });
  });
});

describe('the insights', () => {
  it('stand in a tab of their own', async () => {
    const onTabChange = vi.fn();
    const { rerender } = show({ onTabChange });
    expect(screen.queryByText('What weeks and seasons show')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Insights' }));
    expect(onTabChange).toHaveBeenLastCalledWith('insights');
    rerender(<MoodTrackerView {...base} tab="insights" />);
    expect(screen.getByRole('tabpanel', { name: 'Insights' })).toHaveTextContent('What weeks and seasons show');
    expect(screen.queryByRole('button', { name: 'Log mood' })).toBeNull();
  });
});

describe('an experiment', () => {
  const today = '2026-11-21';
  const on = (current: MoodExperiment | null, past: readonly MoodExperiment[] = []) => show({ experiments: { today, current, past } });

  it('says what today is for, and where its days are', () => {
    const { unmount } = on(exampleExperiment(6));
    const line = within(screen.getByRole('region', { name: 'Your experiment' }));
    expect(line.getByText('Today: with “Walk 20 minutes”')).toBeInTheDocument();
    expect(line.getByText('Day 7 of 14. Tick it in your habits.')).toBeInTheDocument();
    expect(line.getByRole('link', { name: 'See all days' })).toHaveAttribute('href', '/mood-tracker?view=insights');
    unmount();
    on(exampleExperiment(2));
    expect(screen.getByText('Today: without “Walk 20 minutes”')).toBeInTheDocument();
    expect(screen.getByText('Day 3 of 14.')).toBeInTheDocument();
  });

  it('that is over leads to what came of it for some days', () => {
    const { unmount } = on(null, [exampleExperiment(16)]);
    expect(screen.getByText('Your experiment is over')).toBeInTheDocument();
    unmount();
    on(null, [exampleExperiment(18)]);
    expect(screen.queryByRole('region', { name: 'Your experiment' })).toBeNull();
  });
});

describe('the week', () => {
  it('is said in words, and waited for', () => {
    const { rerender } = show();
    expect(within(screen.getByRole('region', { name: 'Your week in moods' })).getByText('good on average')).toBeInTheDocument();
    rerender(<MoodTrackerView {...base} week={undefined} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading your week');
  });
});

describe('everything before', () => {
  it('shows each mood with its note, moment and words, and what can be done about it', async () => {
    const [onEdit, onDelete] = [vi.fn(), vi.fn()];
    past({ onEdit, onDelete });
    expect(screen.getByText('A good soup.')).toBeInTheDocument();
    expect(screen.getByText(/^1 Mar 2025, 10:00.* · grateful, reading$/)).toBeInTheDocument();
    for (const [entry, called] of [
      ['Edit', onEdit],
      ['Delete', onDelete],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: 'More for Good, 1 Mar 2025' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
      expect(called).toHaveBeenCalledExactlyOnceWith('one');
    }
  });

  it('is not drawn again while a note is typed, and still does what it is told last', async () => {
    let reads = 0;
    const counted: Mood = {
      ...mood,
      get note() {
        reads += 1;
        return 'A good soup.';
      },
    };
    const moods = [counted];
    const { rerender } = past({ moods });
    const drawn = reads;
    const onEdit = vi.fn();
    rerender(<MoodTrackerView {...base} draft={{ ...emptyMoodDraft, note: 'S' }} history={{ ...history, moods, onEdit }} />);
    expect(screen.getByDisplayValue('S')).toBeInTheDocument();
    expect(reads).toBe(drawn);
    await userEvent.click(screen.getByRole('button', { name: /^More for Good/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('one');
  });

  it('says when there is nothing yet', () => {
    past({ moods: [] });
    expect(screen.getByText(/^Nothing here yet/)).toBeInTheDocument();
    expect(screen.queryByText('newest first')).toBeNull();
  });

  it('is waited for, and asked for again after a problem', async () => {
    const onRetry = vi.fn();
    const { rerender } = past({ moods: undefined });
    expect(screen.getByText('Loading your moods')).toBeInTheDocument();
    rerender(<MoodTrackerView {...base} history={{ ...history, moods: undefined, problem: 'No connection.', onRetry }} />);
    expect(screen.getByText('No connection.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('goes on as long as there is more', async () => {
    const onMore = vi.fn();
    const { rerender } = past({ more: true, onMore });
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier ones' }));
    expect(onMore).toHaveBeenCalledOnce();
    rerender(<MoodTrackerView {...base} />);
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
  });
});
