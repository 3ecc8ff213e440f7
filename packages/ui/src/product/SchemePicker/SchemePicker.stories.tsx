import type { ColorSchemeKey } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../components/Stack/index.ts';
import { colorSchemes, ModePicker, SchemePicker } from './index.ts';

function Chooser() {
  const [scheme, setScheme] = useState<ColorSchemeKey>('grey');
  const [mode, setMode] = useState<'light' | 'dark' | 'system'>('system');
  return (
    <Stack gap="6">
      <SchemePicker scheme={scheme} onSchemeChange={setScheme} />
      <ModePicker mode={mode} onModeChange={setMode} />
    </Stack>
  );
}

const meta = {
  title: 'Product/SchemePicker',
  component: SchemePicker,
  args: { scheme: 'grey', onSchemeChange: () => {} },
  render: () => <Chooser />,
} satisfies Meta<typeof SchemePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three of the eight; schemes of your own are listed in the same way. */
export const Chosen: Story = {
  args: { schemes: colorSchemes.slice(0, 3), scheme: 'blue' },
  render: (args) => <SchemePicker {...args} />,
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
