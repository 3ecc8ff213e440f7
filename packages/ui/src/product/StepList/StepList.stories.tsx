import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleSteps } from '../example-data.tsx';
import { StepList } from './index.ts';

const meta = { title: 'Product/StepList', component: StepList, args: { steps: exampleSteps } } satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { steps: [] } };

export const AllDone: Story = { args: { steps: exampleSteps.map((step) => ({ ...step, done: true })) } };

export const LongText: Story = {
  args: {
    steps: exampleSteps.map((step) => ({
      ...step,
      title: `${step.title}, and while you are there have a look around`,
      line: `${step.line} `.repeat(4),
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
