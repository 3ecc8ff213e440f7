import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { onPhone } from '../examples/example-phone.ts';
import { HelpNowDialogView, HelpNowView } from './HelpNowView.tsx';

const meta = {
  title: 'Pages/Help now',
  component: HelpNowView,
  parameters: { layout: 'fullscreen' },
  args: { here: 'GB' },
} satisfies Meta<typeof HelpNowView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Whoever is signed in has their own plan within reach. */
export const WithPlan: Story = { args: { planHref: '/safety-plan' } };

export const WithPlanOnPhone: Story = { args: { planHref: '/safety-plan' }, globals: onPhone };

/** A country whose numbers are not listed. */
export const CountryWithoutNumbers: Story = { args: { here: 'AQ' } };

/** Over an open chat, which waits underneath. */
export const OverTheChat: Story = {
  args: { planHref: '/safety-plan' },
  render: (args) => <HelpNowDialogView {...args} onClose={() => {}} />,
};

export const OverTheChatOnPhone: Story = { ...OverTheChat, globals: onPhone };

/** Whoever is abroad chooses where they are. */
export const AnotherCountry: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', 'tel:999');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Where are you?' }));
    await userEvent.click(await screen.findByRole('option', { name: 'United States' }));
    await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', 'tel:911'));
    await expect(canvas.getByText(/^Last looked through on .*If a number does not answer, call 911\.$/)).toBeVisible();
  },
};
