import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { exampleChallenges, exampleRun, exampleTemplate } from '../examples/example-challenges.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { ChallengeEndView } from './ChallengeEndView.tsx';
import { ChallengeOutlineView, type ChallengeOutlineViewProps } from './ChallengeOutlineView.tsx';
import { ChallengePauseView } from './ChallengePauseView.tsx';

/** The dialog as it opens and closes in the app. */
function Trying(props: ChallengeOutlineViewProps) {
  const [open, setOpen] = useArg(true);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Look at it</Button>
      {open && <ChallengeOutlineView {...props} onClose={close} />}
    </>
  );
}

const meta = {
  title: 'Pages/Challenge dialogs',
  component: ChallengeOutlineView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    name: 'Momentum Builder',
    template: exampleTemplate('7DAY001'),
    problem: undefined,
    onRetry: fn(),
    status: undefined,
    starting: false,
    onStart: fn(),
    onClose: fn(),
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof ChallengeOutlineView>;
export default meta;
type Story = StoryObj<typeof meta>;

const run = exampleRun({ days: 'dddo' });
const names = Object.fromEntries(exampleChallenges.map(({ durationDays, name }) => [durationDays, name]));

export const SevenDays: Story = {};
export const TwentyOneDays: Story = { args: { name: names[21] ?? '', template: exampleTemplate('21DAY001') } };
export const SixtyDays: Story = { args: { name: names[60] ?? '', template: exampleTemplate('60DAY001') } };
export const SixtyDaysOnPhone: Story = { ...SixtyDays, globals: onPhone };
/** A run of it is on: there is nothing to start. */
export const OnIt: Story = { args: { status: 'active' } };
/** Another one of the same length is on. */
export const OnAnother: Story = { args: { inTheWay: 'Morning light' } };
export const Starting: Story = { args: { starting: true } };
export const Loading: Story = { args: { template: undefined } };
export const LoadFailed: Story = { args: { template: undefined, problem: 'Network error. Please check your connection.' } };

/** How long a run is to rest. */
export const Pause: Story = {
  render: () => <ChallengePauseView run={run} today={EXAMPLE_DATE} onPause={fn()} onClose={fn()} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rest a while' }));
    await userEvent.click(dialog.getByRole('button', { name: 'More' }));
    await expect(dialog.getByRole('button', { name: 'Rest 2 days' })).toBeEnabled();
  },
};
export const PauseOnPhone: Story = { ...Pause, globals: onPhone };
export const PauseFailed: Story = {
  render: () => (
    <ChallengePauseView
      run={run}
      today={EXAMPLE_DATE}
      problem="Network error. Please check your connection."
      onPause={fn()}
      onClose={fn()}
    />
  ),
};

export const Restart: Story = { render: () => <ChallengeEndView run={run} act="restart" onEnd={fn()} onClose={fn()} /> };
export const Stop: Story = { render: () => <ChallengeEndView run={run} act="stop" onEnd={fn()} onClose={fn()} /> };
export const Stopping: Story = { render: () => <ChallengeEndView run={run} act="stop" ending onEnd={fn()} onClose={fn()} /> };
export const StopOnPhone: Story = { ...Stop, globals: onPhone };
