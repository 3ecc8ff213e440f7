import { type Mood, safetyCard } from '@everstep/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MoodEditView } from './MoodEditView.tsx';

const mood: Mood = {
  id: 'one',
  score: 2,
  quadrant: null,
  words: ['tired'],
  activities: [],
  note: 'A grey day.',
  at: '2026-03-01T10:00:00.000Z',
  localDate: '2026-03-01',
  timeZone: 'UTC',
  version: 1,
};

it('begins with what was said and saves what has become of it', () => {
  const onSave = vi.fn();
  render(<MoodEditView mood={mood} onSave={onSave} onClose={() => {}} />);
  expect(screen.getByRole('radio', { name: 'Low' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Okay' }));
  fireEvent.change(screen.getByDisplayValue('A grey day.'), { target: { value: 'A grey day, and a good soup.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    score: 3,
    quadrant: null,
    words: ['tired'],
    activities: [],
    note: 'A grey day, and a good soup.',
  });
});

it('closes without saving', () => {
  const [onSave, onClose] = [vi.fn(), vi.fn()];
  render(<MoodEditView mood={mood} onSave={onSave} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
});

it('puts people to reach in the place of the form', () => {
  render(<MoodEditView mood={mood} onSave={() => {}} help={safetyCard('suicide', 'GB')} onClose={() => {}} />);
  expect(screen.getByRole('dialog', { name: 'Saved' })).toHaveTextContent('Let us pause here');
  expect(screen.getAllByRole('link', { name: /^Call / }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
