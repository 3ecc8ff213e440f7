import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleEmptyMoods, exampleMoods } from '../example-data.tsx';
import { MoodWeek } from './index.ts';

const meta = { title: 'Product/MoodWeek', component: MoodWeek, args: { days: exampleMoods } } satisfies Meta<typeof MoodWeek>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { days: exampleEmptyMoods } };

export const Full: Story = { args: { days: exampleMoods.map((day, index) => ({ ...day, score: (index % 5) + 1 })) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
