import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ExampleSettings } from '../examples/ExampleSettings.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { examplePrivacy } from './example-knowledge.ts';
import { PrivacyView } from './PrivacyView.tsx';

const meta = {
  title: 'Pages/Settings privacy',
  component: PrivacyView,
  parameters: { layout: 'fullscreen' },
  args: examplePrivacy,
  render: (args) => (
    <ExampleSettings tab="privacy">
      <PrivacyView {...args} />
    </ExampleSettings>
  ),
} satisfies Meta<typeof PrivacyView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Loading: Story = { args: { consent: undefined } };

export const NotLoaded: Story = { args: { consent: undefined, problem: 'The server does not answer. Try again.' } };

/** Moods are closed at first, and opened by the member. */
export const Opening: Story = {
  play: async ({ args, canvasElement }) => {
    const moods = await within(canvasElement).findByRole('switch', { name: 'Moods' });
    await expect(moods).not.toBeChecked();
    await userEvent.click(moods);
    await expect(args.onConsentChange).toHaveBeenCalledWith('mood', true);
  },
};
