import { api, type Mood } from '@everstep/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { fakeServer, renderIn } from '../testing/harness.tsx';
import { MoodEdit } from './MoodEdit.tsx';

const mood: Mood = {
  id: 'one',
  score: 2,
  quadrant: null,
  words: [],
  activities: [],
  note: 'A grey day.',
  at: '2026-03-01T10:00:00.000Z',
  localDate: '2026-03-01',
  timeZone: 'UTC',
  version: 1,
};

beforeEach(async () => {
  // Its code is fetched once a note has been saved.
  await import('./note-help.ts');
});

function changeNoteTo(note: string) {
  const onClose = vi.fn();
  const server = fakeServer().on(api.mood.edit, ({ body }) => ({ ...mood, note: body.note ?? '', version: 2 }));
  renderIn(
    <GamificationProvider>
      <MoodEdit mood={mood} onClose={onClose} />
    </GamificationProvider>,
    { server },
  );
  fireEvent.change(screen.getByDisplayValue('A grey day.'), { target: { value: note } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onClose };
}

it('answers a note changed into a despairing one with people to reach, and waits to be closed', async () => {
  const { onClose } = changeNoteTo('I do not want to be alive any more');
  expect(await screen.findByText('Let us pause here')).toBeDefined();
  expect(screen.getAllByRole('link', { name: /^Call / }).length).toBeGreaterThan(0);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes once any other change is stored', async () => {
  const { onClose } = changeNoteTo('A grey day, and a good soup.');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByText('Let us pause here')).toBeNull();
});
