import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { toastList } from '../../components/Toast/ToastRegion.tsx';
import { exampleAward } from './example-award.ts';
import { NoticeStack } from './index.ts';

// Its code comes with the first toast; faked time would not wait for that.
beforeAll(() => toastList.load());
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('keeps the points toast for three seconds [game-009]', () => {
  const dismiss = vi.fn();
  render(<NoticeStack notices={[{ id: '1', kind: 'xp', xp: 13, act: 'Habit done' }]} onDismiss={dismiss} />);
  act(() => vi.advanceTimersByTime(2999));
  expect(dismiss).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect(dismiss).toHaveBeenCalledWith('1');
});

it('says what was earned in words [level-005]', () => {
  render(
    <NoticeStack
      notices={[
        { id: '1', kind: 'xp', xp: 13, act: 'Habit done' },
        { id: '2', kind: 'coins', coins: 1 },
        { id: '3', kind: 'achievements', titles: ['First Step', 'Honest Heart'] },
      ]}
      onDismiss={() => {}}
    />,
  );
  for (const text of ['+13 XP', 'Habit done', '+1 coin', '2 achievements earned', 'First Step, Honest Heart']) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
});

it('asks why with a button, for points and for a cap that is reached, where somebody answers', () => {
  const why = vi.fn();
  const notices = [
    { id: '1', kind: 'xp', xp: 30, act: 'Daily check-in', award: exampleAward },
    { id: '2', kind: 'message', message: 'Rest is progress too', award: { ...exampleAward, xpAwarded: 0 } },
    { id: '3', kind: 'coins', coins: 1 },
  ] as const;
  const { rerender } = render(<NoticeStack notices={notices} onDismiss={() => {}} />);
  expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull();
  rerender(<NoticeStack notices={notices} onDismiss={() => {}} onWhy={why} />);
  const [points, ...others] = screen.getAllByRole('button', { name: 'Why?' });
  expect(others).toHaveLength(1);
  act(() => points?.click());
  expect(why).toHaveBeenCalledExactlyOnceWith(exampleAward);
});
