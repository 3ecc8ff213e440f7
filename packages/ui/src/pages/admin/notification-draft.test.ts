import { expect, it } from 'vitest';
import { emptyNotificationDraft, letterProblems } from './notification-draft.ts';

const now = new Date('2026-03-18T09:30:00.000Z');
const planned = (time: string, timeZone = 'Europe/Lisbon') =>
  letterProblems(
    { ...emptyNotificationDraft, title: 'A walk', message: 'At ten.', when: 'later', date: '2026-03-18', time },
    now,
    timeZone,
  );

it('takes no plan for a time that is over where the writer is, and says so at the field', () => {
  const over = [{ fieldId: 'letter-time', message: 'That time is over. Choose a later one.' }];
  expect(planned('09:29')).toEqual(over);
  expect(planned('09:30')).toEqual(over);
  expect(planned('09:31')).toEqual([]);
  expect(planned('10:29', 'Europe/Madrid')).toEqual(over);
});
