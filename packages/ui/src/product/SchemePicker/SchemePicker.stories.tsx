import type { ColorSchemeKey } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../components/Stack/index.ts';
import { ModePicker, SchemePicker } from './index.ts';

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

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
