import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { exampleProposing, proposals } from '../example-data.ts';
import { ProposalCard, type ProposalCardProps, type ProposalState } from './index.ts';

const meta = {
  title: 'Chat/ProposalCard',
  component: ProposalCard,
  args: { proposal: proposals.goal, by: 'Kael', state: { kind: 'open' }, today: exampleProposing.today, onAct: fn() },
} satisfies Meta<typeof ProposalCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Habit: Story = { args: { proposal: proposals.habit } };
export const Mood: Story = { args: { proposal: proposals.mood } };
export const Challenge: Story = { args: { proposal: proposals.challenge } };
export const Meditation: Story = { args: { proposal: proposals.meditation } };
export const Journal: Story = { args: { proposal: proposals.journal } };

export const Working: Story = { args: { state: { kind: 'working' } } };
export const Done: Story = { args: { state: { kind: 'done', href: '#goal', canUndo: true } } };
export const Undoing: Story = { args: { state: { kind: 'undoing', href: '#goal', canUndo: true } } };
/** After a day what was made is deleted where it lives. */
export const DoneLongAgo: Story = { args: { state: { kind: 'done', href: '#goal' } } };
export const UnderWayAlready: Story = {
  args: { proposal: proposals.challenge, state: { kind: 'done', href: '#challenges', already: true } },
};
export const Meditated: Story = { args: { proposal: proposals.meditation, state: { kind: 'done' } } };
/** One quiet line. */
export const PutAway: Story = { args: { state: { kind: 'away' } } };
export const Failed: Story = {
  args: { state: { kind: 'open', problem: 'You hold 200 goals. Delete one that no longer matters to make room.' } },
};
/** What can wait on the device says so; what cannot, too. */
export const Offline: Story = { args: { state: { kind: 'open', offline: 'waits' } } };
export const OfflineNeeded: Story = { args: { proposal: proposals.challenge, state: { kind: 'open', offline: 'needed' } } };
export const Kept: Story = { args: { state: { kind: 'kept', canUndo: true } } };
/** A stored note that speaks of danger is answered with people to reach. */
export const WithHelp: Story = {
  args: {
    proposal: proposals.mood,
    state: { kind: 'done', href: '#mood', canUndo: true, help: safetyCard('suicide', 'GB') },
  },
};
export const LongText: Story = {
  args: {
    by: 'Maximiliana from the long house',
    proposal: {
      ...proposals.goal,
      action: {
        ...proposals.goal.action,
        title: `Rhytidiadelphus${'triquetrus'.repeat(9)}`,
        why: 'So that I can stop carrying it around with me from one season to the next. '.repeat(8),
      },
    },
  },
};

const states: readonly ProposalState[] = [
  { kind: 'open' },
  { kind: 'working' },
  { kind: 'open', problem: 'The server did not answer in time.' },
  { kind: 'open', offline: 'waits' },
  { kind: 'kept', canUndo: true },
  { kind: 'done', href: '#goal', canUndo: true },
  { kind: 'away' },
];

/** Each kind, open and done, and each state of one. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="5">
      {Object.values(proposals).map((proposal) => (
        <ProposalCard key={proposal.id} {...args} proposal={proposal} />
      ))}
      {Object.values(proposals).map((proposal) => (
        <ProposalCard
          key={proposal.id}
          {...args}
          proposal={proposal}
          state={proposal === proposals.meditation ? { kind: 'done' } : { kind: 'done', href: '#there', canUndo: true }}
        />
      ))}
      {states.map((state) => (
        <ProposalCard key={JSON.stringify(state)} {...args} state={state} />
      ))}
    </Stack>
  ),
};
export const RightToLeft: Story = { ...AllVariants, globals: { direction: 'rtl' } };
export const Phone: Story = { ...AllVariants, globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** A product around it: what is confirmed is done at once. */
function Answering(props: ProposalCardProps) {
  const [state, setState] = useState<ProposalState>({ kind: 'open' });
  return (
    <ProposalCard
      {...props}
      state={state}
      onAct={(act) => {
        props.onAct(act);
        if (act.kind === 'confirm') setState({ kind: 'done', href: '#goal', canUndo: true, title: act.title });
        else setState({ kind: act.kind === 'put-away' ? 'away' : 'open' });
      }}
    />
  );
}

/** Put away, shown again, renamed, confirmed and undone by the keyboard alone; focus never leaves the card. */
export const ByKeyboard: Story = {
  render: (args) => <Answering {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const card = () => canvas.getByRole('group', { name: /^Kael suggests a goal/ });
    canvas.getByRole('button', { name: 'Not now' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(card()).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Title' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Finish the moss walls{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add goal' }));
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: 'confirm', title: 'Finish the moss walls' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Added to your goals: Finish the moss walls');
    await expect(card()).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open goal' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Undone: Finish the moss walls');
    await expect(card()).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Add goal' })).toBeVisible();
  },
};
