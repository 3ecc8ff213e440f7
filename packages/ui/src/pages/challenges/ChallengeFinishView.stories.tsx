import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { exampleClosedRuns } from '../examples/example-challenges.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { ChallengeFinishView, type ChallengeFinishViewProps } from './ChallengeFinishView.tsx';

const [completed, full, ended] = exampleClosedRuns;
if (!completed || !full || !ended) throw new Error('There is no run to finish');

/** The ceremony as it opens and closes in the app. */
function Trying(props: ChallengeFinishViewProps) {
  const [open, setOpen] = useArg(true);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show it again</Button>
      {open && <ChallengeFinishView {...props} onClose={close} />}
    </>
  );
}

const meta = {
  title: 'Pages/Challenge finish',
  component: ChallengeFinishView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { run: full, today: EXAMPLE_DATE, earned: { xp: 55, coins: 13 }, calm: true, onClose: fn() },
  render: (args, { globals }) => <Trying {...args} calm={args.calm || globals.calm === 'calm'} />,
} satisfies Meta<typeof ChallengeFinishView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FullMedal: Story = {};
export const FullMedalOnPhone: Story = { globals: onPhone };
/** In full motion: confetti over the land. */
export const Celebrated: Story = { args: { calm: false } };
/** After a hard moment: the end is said plainly, without medal, confetti or points. */
export const Quiet: Story = {
  args: { calm: false, quiet: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'This walk is over' });
    await expect(dialog).not.toHaveTextContent(/XP|medal/i);
    await expect(dialog.querySelector('[data-confetti]')).toBeNull();
  },
};
export const QuietOnPhone: Story = { args: { quiet: true }, globals: onPhone };
export const Completed: Story = { args: { run: completed } };
/** Without a medal there is no confetti, and no blame. */
export const Ended: Story = { args: { run: ended, earned: { xp: 0, coins: 0 } } };
/** Looked at once more from the list of walks. */
export const LookedAtLater: Story = { args: { earned: undefined } };

export const Closed: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'You walked it to the end' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Walk on' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};
