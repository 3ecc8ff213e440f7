import type { Meta, StoryObj } from '@storybook/react-vite';
import { ExampleSettings } from '../examples/ExampleSettings.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { SubscriptionView } from './SubscriptionView.tsx';

const meta = {
  title: 'Pages/Settings subscription',
  component: SubscriptionView,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <ExampleSettings tab="subscription">
      <SubscriptionView />
    </ExampleSettings>
  ),
} satisfies Meta<typeof SubscriptionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };
