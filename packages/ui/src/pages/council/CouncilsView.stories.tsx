import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useTriedDraft } from '../examples/use-tried-draft.ts';
import { CouncilsView, type CouncilsViewProps } from './CouncilsView.tsx';
import { emptyCouncilDraft } from './council-draft.ts';
import { exampleCouncils, exampleDraft } from './example-councils.ts';

/** The page as it can be tried out: what is written and chosen stays. */
function Trying(props: CouncilsViewProps) {
  const tried = useTriedDraft(props);
  return (
    <ExampleShell current="/council">
      <CouncilsView {...props} {...tried} />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Councils',
  component: CouncilsView,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: emptyCouncilDraft,
    onDraftChange: fn(),
    onAsk: fn(),
    asking: false,
    askProblem: undefined,
    councils: exampleCouncils,
    problem: undefined,
    onRetry: fn(),
    onMore: undefined,
    loadingMore: false,
    timeZone: 'Europe/Berlin',
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof CouncilsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { args: { draft: exampleDraft }, globals: onPhone };
export const Written: Story = { args: { draft: exampleDraft, onMore: fn() } };
export const Asking: Story = { args: { draft: exampleDraft, asking: true } };
/** Without a connection: the question stays. */
export const NotAsked: Story = { args: { draft: exampleDraft, askProblem: 'You are offline. Try again when you have a connection.' } };
/** What it says is read here, where no server can. */
export const NotAskedInDanger: Story = { args: { ...NotAsked.args, help: safetyCard('suicide', 'GB') } };
/** With a language model connected. */
export const GoesOut: Story = { args: { draft: exampleDraft, goesOut: true } };
export const Empty: Story = { args: { councils: [] } };
export const Loading: Story = { args: { councils: undefined } };
export const Failed: Story = { args: { councils: undefined, problem: 'Network error. Please check your connection.' } };
export const RightToLeft: Story = { args: { draft: exampleDraft }, globals: { direction: 'rtl' } };

/** By keyboard alone: a question, two guides, and what is missing is said on the way. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const send = () => canvas.getByRole('button', { name: /^Ask / });
    send().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Write your question first.' })).toBeVisible());
    await expect(args.onAsk).not.toHaveBeenCalled();
    canvas.getByRole('textbox', { name: /^Your question/ }).focus();
    await userEvent.keyboard('Stay or leave?');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Kael, Opportunity Coach' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(send()).toHaveTextContent('Ask Kael and Skye'));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Riko/ })).toBeDisabled());
    send().focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
};
