import { expect, it } from 'vitest';
import { CONFETTI_MS, LEVEL_UP_PHASES_MS, NOTICE_STAGGER_MS, POINTS_ANIMATION_MS, POINTS_TOAST_MS } from './celebration-times.ts';

it('staggers notices and times celebrations as specified [const-012] [const-013] [const-014] [const-015]', () => {
  expect(NOTICE_STAGGER_MS).toEqual({ xp: 0, coins: 2000, levelUp: 3000, achievements: 4000 });
  expect([POINTS_TOAST_MS, POINTS_ANIMATION_MS]).toEqual([3000, 1500]);
  expect([...LEVEL_UP_PHASES_MS, CONFETTI_MS]).toEqual([500, 1000, 1500, 5000]);
});
