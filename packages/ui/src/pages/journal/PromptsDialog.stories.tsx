import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { onPhone } from '../examples/example-phone.ts';
import { PromptsDialog } from './PromptsDialog.tsx';

const own = (id: string, text: string) => ({ id, theme: 'Your own', text, own: true });

const meta = {
  title: 'Pages/Journal questions',
  component: PromptsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    onClose: fn(),
    prompts: [own('river', 'What did the river look like today?'), own('moss', 'Which moss did I meet, and did it want anything?')],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PromptsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Empty: Story = { args: { prompts: [] } };

export const Loading: Story = { args: { prompts: undefined } };

export const BelowItsLevel: Story = { args: { lockedBecause: 'Your own journal prompts: opens at level 3.' } };

export const NotSaved: Story = { args: { problem: 'The server does not answer. Try again.' } };

/** Enter adds a question. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('A new question'), 'What was quiet?{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith('What was quiet?');
  },
};

/** A stored question speaks of danger: people to reach. */
export const Danger: Story = { args: { help: safetyCard('self_harm', 'GB') }, globals: onPhone };
