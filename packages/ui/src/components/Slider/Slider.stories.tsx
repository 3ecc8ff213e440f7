import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Slider } from './index.ts';

const minutes = (value: number) => `${value} min`;

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: { label: 'Length of the meditation', min: 1, max: 60, defaultValue: 10, format: minutes, help: 'Two minutes are enough.' },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <Slider label="At the start" defaultValue={0} />
      <Slider label="In the middle" defaultValue={50} />
      <Slider label="At the end" defaultValue={100} />
      <Slider label="In steps" min={5} max={30} step={5} defaultValue={15} format={minutes} />
      <Slider label="With an error" defaultValue={90} error="Choose at most 60." />
      <Slider label="Disabled" defaultValue={30} disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'How much of the week did you spend on what you said matters most to you, as far as you remember?',
    format: (value) => `${value} hours of the week`,
  },
};
