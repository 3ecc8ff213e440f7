import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Stack } from '../Stack/index.ts';
import { TextField, textFieldTypes } from './index.ts';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'First name', help: 'Your guides will call you by it.' },
  argTypes: { type: { control: 'select', options: textFieldTypes } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <TextField label="Empty" placeholder="ada@example.org" type="email" autoComplete="email" />
      <TextField label="Filled" defaultValue="Ada" required />
      <TextField
        label="Password"
        type="password"
        defaultValue="quiet river stones"
        autoComplete="new-password"
        help="Ten characters or more."
      />
      <TextField label="With an error" type="email" defaultValue="ada.example.org" error="This address lacks an @." />
      <TextField label="Search" hideLabel type="search" placeholder="Search your journal" prefix={<Search size={18} />} />
      <TextField label="Target" type="number" defaultValue={20} suffix="minutes" help="What you can do on a bad day." />
      <TextField label="Disabled" defaultValue="Set by your school" disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'What do you want to be able to say about yourself at the end of the coming year, in one sentence and in your own words?',
    defaultValue:
      'That I finished my thesis on the mosses of the northern valleys and that I enjoyed more mornings than not while writing it.',
    error:
      'That is a fine sentence but longer than a title may be: shorten it to 80 characters, or put the rest into the description below.',
  },
};
