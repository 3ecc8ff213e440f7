import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, Plus, Send, X } from 'lucide-react';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { IconButton, iconButtonSizes, iconButtonTones } from './index.ts';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tone × size × state. */
export const AllVariants: Story = {
  render: () => (
    <Stack gap="4">
      {iconButtonTones.map((tone) => (
        <Inline key={tone} gap="3">
          {iconButtonSizes.map((size) => (
            <IconButton key={size} tone={tone} size={size} label={`Send, ${tone}, ${size}`} icon={<Send />} />
          ))}
          <IconButton tone={tone} label={`Add, ${tone}`} icon={<Plus />} />
          <IconButton tone={tone} label={`Menu, ${tone}, not open yet`} icon={<Menu />} disabled />
          <IconButton tone={tone} label={`Sending, ${tone}`} icon={<Send />} loading />
        </Inline>
      ))}
    </Stack>
  ),
};

export const Loading: Story = { args: { loading: true, label: 'Sending', icon: <Send />, tone: 'primary' } };
