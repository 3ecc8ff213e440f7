import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { onPhone } from '../examples/example-phone.ts';
import { exampleKnowledge } from './example-knowledge.ts';
import { KnowledgeDialog } from './KnowledgeDialog.tsx';

const meta = {
  title: 'Pages/What a guide knows',
  component: KnowledgeDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    name: 'Kael',
    onClose: fn(),
    onHelp: fn(),
    knowledge: exampleKnowledge,
    onForget: fn(),
    onSaveNote: fn(async () => true),
    onRemoveNote: fn(),
    privacyHref: '/settings?tab=privacy',
  },
} satisfies Meta<typeof KnowledgeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Loading: Story = { args: { knowledge: undefined } };

export const NotLoaded: Story = { args: { knowledge: undefined, problem: 'The server does not answer. Try again.' } };

export const Empty: Story = { args: { knowledge: { ...exampleKnowledge, items: [], notes: [], summaries: [] } } };

/** A record is forgotten, a forgotten one brought back, and a note saved. */
export const Changing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Forget habit “Morning walk”' }));
    await expect(args.onForget).toHaveBeenCalledWith('habits:1', true);
    await userEvent.click(screen.getByRole('button', { name: 'Bring back streak of 12 days' }));
    await expect(args.onForget).toHaveBeenCalledWith('level:streak', false);
    await userEvent.type(screen.getByLabelText('A new note'), 'Be brief.');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    await expect(args.onSaveNote).toHaveBeenCalledWith('Be brief.');
  },
};

/** A stored note speaks of danger: people to reach. */
export const Danger: Story = { args: { help: safetyCard('suicide', 'GB') }, globals: onPhone };
