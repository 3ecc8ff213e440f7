import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Checkbox } from './index.ts';

const meta = { title: 'Components/Checkbox', component: Checkbox, args: { label: 'Morning pages' } } satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="3">
      <Checkbox label="Open" />
      <Checkbox label="Done" defaultChecked />
      <Checkbox label="Some of them" indeterminate />
      <Checkbox label="With help" help="After coffee, ten minutes." />
      <Checkbox label="With an error" error="Please confirm that you are 18 or older." />
      <Checkbox label="Disabled, open" disabled />
      <Checkbox label="Disabled, done" disabled defaultChecked />
      <Checkbox label="Only the box is seen" hideLabel defaultChecked />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label:
      'I have read the terms of service and the privacy policy, all of them, and I am at least 18 years old, counted from the end of my birth month',
  },
};
