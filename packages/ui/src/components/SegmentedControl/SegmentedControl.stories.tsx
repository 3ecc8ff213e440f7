import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Stack } from '../Stack/index.ts';
import { SegmentedControl } from './index.ts';

const spans = ['Week', 'Month', 'Year'].map((label) => ({ value: label, label }));
const modes = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
];

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: { label: 'Time span', segments: spans, defaultValue: 'Week' },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="5">
      <SegmentedControl label="Words" segments={spans} defaultValue="Month" />
      <SegmentedControl label="Words and icons" segments={modes} defaultValue="dark" help="System follows your device." />
      <SegmentedControl label="Icons" segments={modes.map((mode) => ({ ...mode, iconOnly: true }))} defaultValue="light" />
      <SegmentedControl
        label="One of them disabled"
        segments={[...spans.slice(0, 2), { value: 'Year', label: 'Year', disabled: true }]}
        defaultValue="Week"
      />
      <SegmentedControl label="Disabled" segments={spans} defaultValue="Week" disabled />
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    segments: ['The week behind me', 'The month of November', 'Everything since I began'].map((label) => ({ value: label, label })),
    defaultValue: 'The week behind me',
  },
};
