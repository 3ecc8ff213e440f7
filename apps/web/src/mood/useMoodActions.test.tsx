import { api } from '@everstep/domain';
import { emptyMoodDraft } from '@everstep/ui/pages';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { useMoodActions } from './useMoodActions.ts';

const stored = {
  id: 'one',
  score: 1 as const,
  quadrant: null,
  words: [],
  activities: [],
  at: '2026-03-01T10:00:00.000Z',
  localDate: '2026-03-01',
  timeZone: 'UTC',
  version: 1,
};

beforeEach(async () => {
  // Its code is fetched once a note has been saved.
  await import('./note-help.ts');
});

function Probe({ note }: { readonly note: string }) {
  const { log, help } = useMoodActions();
  return (
    <>
      <button type="button" onClick={() => void log({ ...emptyMoodDraft, score: 1, note })}>
        Log
      </button>
      <p>{help?.title ?? 'No card'}</p>
    </>
  );
}

function logging(note: string) {
  const server = fakeServer().on(api.mood.log, { ...stored, note, award: awardOf({ xpAwarded: 30 }) });
  const { session } = sessionOf('ada');
  renderIn(
    <GamificationProvider>
      <Probe note={note} />
    </GamificationProvider>,
    { server, session },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log' }));
}

it('answers a despairing note with people to reach, and celebrates nothing', async () => {
  logging('I do not want to be alive any more');
  expect(await screen.findByText('Let us pause here')).toBeDefined();
  expect(screen.queryByText(/XP/)).toBeNull();
});

it('celebrates any other note', async () => {
  logging('A grey day, and a good soup.');
  expect((await screen.findAllByText(/30 XP/)).length).toBeGreaterThan(0);
  expect(screen.getByText('No card')).toBeDefined();
});
