import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleStreak } from '../example-data.tsx';
import { StreakStrip } from './index.ts';

const meta = { title: 'Product/StreakStrip', component: StreakStrip, args: { days: exampleStreak } } satisfies Meta<typeof StreakStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of day, today still open. */
export const Default: Story = {};

export const NewMember: Story = { args: { days: exampleStreak.map((day) => ({ ...day, kind: null })) } };

export const FullWeek: Story = { args: { days: exampleStreak.map((day) => ({ ...day, kind: 'active' })) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
