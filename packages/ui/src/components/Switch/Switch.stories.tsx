import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Switch } from './index.ts';

const meta = { title: 'Components/Switch', component: Switch, args: { label: 'Weekly letter', help: 'Sundays, one page.' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="4">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="With help" help="Sundays, one page." defaultChecked />
      <Switch label="With an error" error="This could not be saved. Try again." />
      <Switch label="Disabled, off" disabled />
      <Switch label="Disabled, on" disabled defaultChecked />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Let my guides know which habits I kept this week, so that they can ask about them when I come back after a few days away',
  },
};
