import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { settled } from '../../../test/settled.ts';
import { ToastRegion } from '../../components/Toast/index.ts';
import { pointsToast } from './index.ts';

/** Stays while it is looked at here; in the product it goes after three seconds. */
const lasting = { durationMs: 3_600_000 } as const;

const meta = {
  title: 'Product/PointsToast',
  component: ToastRegion,
  args: { toasts: [{ ...pointsToast('xp', 10, 'Daily check-in'), ...lasting }], onDismiss: () => undefined },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

const isTopCentre: NonNullable<Story['play']> = async () => {
  const list = (await screen.findByText('Daily check-in', { selector: 'li *' })).closest('li');
  if (list) await settled(list);
  const { top, left, right } = list?.getBoundingClientRect() ?? new DOMRect();
  await expect(top).toBeLessThan(window.innerHeight / 4);
  await expect(Math.abs((left + right) / 2 - document.documentElement.clientWidth / 2)).toBeLessThan(2);
};

/** At the top, in the middle [level-006]. */
export const Default: Story = { play: isTopCentre };
/** With the way to how they came about. */
export const WithWhy: Story = { args: { toasts: [{ ...pointsToast('xp', 10, 'Daily check-in', () => undefined), ...lasting }] } };
/** Points alone, as for an act without a name. */
export const WithoutAct: Story = { args: { toasts: [{ ...pointsToast('xp', 5), ...lasting }] } };
export const LongText: Story = {
  args: {
    toasts: [
      {
        ...pointsToast(
          'xp',
          1250,
          'Finished the course on mosses of the northern slopes, with every exercise and the walk to the upper lake',
        ),
        ...lasting,
      },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: isTopCentre };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } }, play: isTopCentre };
