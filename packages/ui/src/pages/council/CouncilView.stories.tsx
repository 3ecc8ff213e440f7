import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { CouncilView, type CouncilViewProps } from './CouncilView.tsx';
import * as example from './example-councils.ts';

/** The page as it can be tried out: a choice stays. */
function Trying(props: CouncilViewProps) {
  const [council, setCouncil] = useArg(props.council);
  return (
    <ExampleShell current="/council">
      <CouncilView
        {...props}
        council={council}
        onChoose={(chosenPersonaId) => {
          props.onChoose(chosenPersonaId);
          setCouncil(council && { ...council, chosenPersonaId });
        }}
      />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Council',
  component: CouncilView,
  parameters: { layout: 'fullscreen' },
  args: {
    council: example.exampleCouncil,
    problem: undefined,
    missing: false,
    onRetry: fn(),
    onRemove: fn(),
    onChoose: fn(),
    onAskAgain: fn(),
    onGoal: fn(),
    onTalkOn: fn(),
    settingGoal: null,
    goalHref: undefined,
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof CouncilView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: onPhone };
/** Each guide has its own place while it is answering. */
export const Answering: Story = { args: { council: example.exampleWaiting } };
export const OneFailed: Story = {
  args: { council: example.exampleOneFailed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask Skye again' }));
    await expect(args.onAskAgain).toHaveBeenCalledWith('skye');
  },
};
export const Chosen: Story = { args: { council: example.exampleChosen } };
export const ChosenOnPhone: Story = { args: { council: example.exampleChosen }, globals: onPhone };
/** The step has become a goal. */
export const IsGoal: Story = { args: { council: example.exampleChosen, goalHref: '/goals/1' } };
/** Two guides without a language model. */
export const BuiltIn: Story = { args: { council: example.exampleBuiltIn } };
export const Gentle: Story = { args: { council: example.exampleGentle } };
export const Safety: Story = { args: { council: example.exampleInDanger } };
export const SafetyOnPhone: Story = { args: { council: example.exampleInDanger }, globals: onPhone };
export const LongText: Story = { args: { council: example.exampleLongCouncil } };
export const LongTextOnPhone: Story = { args: { council: example.exampleLongCouncil }, globals: onPhone };
export const RightToLeft: Story = { args: { council: example.exampleChosen }, globals: { direction: 'rtl' } };
export const Loading: Story = { args: { council: undefined } };
export const Failed: Story = { args: { council: undefined, problem: 'Network error. Please check your connection.' } };
export const Missing: Story = { args: { council: undefined, problem: 'We could not find that.', missing: true } };

/** A step is chosen, another one in its place, and what can be done with it stands beside it. */
export const Chooses: Story = {
  play: async ({ canvas, args }) => {
    const choice = (name: string) => canvas.getByRole('button', { name: new RegExp(`step of ${name}$`) });
    choice('Kael').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(choice('Kael')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(choice('Nova'));
    await expect(choice('Kael')).toHaveAttribute('aria-pressed', 'false');
    const nova = within(canvas.getByRole('article', { name: 'Nova' }));
    await userEvent.click(nova.getByRole('button', { name: 'Make it a goal' }));
    await expect(args.onGoal).toHaveBeenCalledWith(expect.objectContaining({ personaId: 'nova' }));
    await userEvent.click(nova.getByRole('button', { name: 'Talk on with Nova' }));
    await expect(args.onTalkOn).toHaveBeenCalledOnce();
    await userEvent.click(choice('Nova'));
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  },
};
