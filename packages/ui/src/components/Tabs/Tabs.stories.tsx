import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Palette, User } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { Tabs } from './index.ts';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Settings',
    tabs: [
      { value: 'profile', label: 'Profile', content: <p>Your name and photo.</p> },
      { value: 'account', label: 'Account', content: <p>E-mail, password and sessions.</p> },
      { value: 'appearance', label: 'Appearance', content: <p>Colour scheme, light and dark.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  args: {
    tabs: [
      { value: 'profile', label: 'Profile', icon: <User />, content: <p>Your name and photo.</p> },
      { value: 'appearance', label: 'Appearance', icon: <Palette />, content: <p>Colour scheme, light and dark.</p> },
      { value: 'subscription', label: 'Subscription', icon: <CreditCard />, content: <p>Your plan.</p>, disabled: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    tabs: [
      'Profile and photo',
      'Account and sessions',
      'Appearance and motion',
      'Notifications by mail',
      'Privacy and export',
      'Subscription and plan',
      'Help and contact',
    ].map((label) => ({
      value: label.replaceAll(' ', '-'),
      label,
      content: <p>{label}: the row scrolls sideways where it does not fit.</p>,
    })),
  },
};

/** Too narrow for its row, which shows the selected tab all the same, and fades where there are more. */
export const Narrow: Story = {
  args: { value: 'appearance' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => {
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      const tab = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
      // Scrolling stops at whole pixels.
      return expect([tab.left > row.left - 1, tab.right < row.right + 1]).toEqual([true, true]);
    });
    await waitFor(() => expect(canvas.getByRole('tablist')).toHaveAttribute('data-more', 'left'));
  },
};
