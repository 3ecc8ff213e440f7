import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import type { AssistantLineProps } from './AssistantLine.tsx';
import * as example from './example-learning.ts';
import { LearningTalkView, type LearningTalkViewProps } from './LearningTalkView.tsx';
import { LearningView } from './LearningView.tsx';

type Args = LearningTalkViewProps & { readonly assistant: AssistantLineProps };

/** The page as it can be tried out: persona, text and switch stay as they are set. */
function Trying({ assistant, ...props }: Args) {
  const [draft, setDraft] = useArg(props.draft);
  const [persona, setPersona] = useArg(props.persona);
  const [wanted, setWanted] = useArg(assistant.wantsBuiltIn);
  return (
    <ExampleShell current="/learning">
      <LearningView
        tab="ask"
        onTabChange={fn()}
        assistant={{
          ...assistant,
          wantsBuiltIn: wanted,
          onBuiltInChange: (next) => {
            assistant.onBuiltInChange(next);
            setWanted(next);
          },
        }}
        ask={
          <LearningTalkView
            {...props}
            draft={draft}
            onDraftChange={(next) => {
              props.onDraftChange(next);
              setDraft(next);
            }}
            persona={persona}
            onPersonaChange={(id) => {
              props.onPersonaChange(id);
              setPersona(props.personas?.find((one) => one.id === id) ?? null);
            }}
          />
        }
        make={null}
      />
    </ExampleShell>
  );
}

const [ada] = example.exampleLearningPersonas;
const [first] = example.exampleSessions;
const assistant: AssistantLineProps = {
  ...{ state: 'model', message: null, onMessageRead: fn(), wantsBuiltIn: false, onBuiltInChange: fn() },
  ...{ onTest: fn(), testing: false, tested: null },
};
const talking = { sessionId: first?._id ?? null, title: first?.title, messages: example.exampleTalk };

const meta = {
  title: 'Pages/Learning',
  component: Trying,
  parameters: { layout: 'fullscreen' },
  args: {
    assistant,
    personas: example.exampleLearningPersonas,
    personasProblem: undefined,
    onPersonasRetry: fn(),
    onPersonaChange: fn(),
    persona: ada ?? null,
    authors: example.exampleLearningPersonas,
    member: { name: 'Ada Moss' },
    sessionId: null,
    title: undefined,
    phase: 'ready',
    onReload: fn(),
    messages: [],
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    asking: false,
    problem: null,
    onProblemRead: fn(),
    onReadAloud: fn(),
    readingId: null,
    sessions: example.exampleSessions,
    sessionsProblem: undefined,
    onSessionsRetry: fn(),
    onRemove: fn(),
    now: example.exampleNow,
    timeZone: 'Europe/London',
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof Trying>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before the first prompt: what the persona is good at, and three ways to begin. */
export const Desktop: Story = {};
export const Phone: Story = { globals: onPhone };
export const FirstTime: Story = { args: { sessions: [] } };
/** The list of personas comes half a second after the page. */
export const PersonasOnTheirWay: Story = { args: { personas: undefined, persona: null, sessions: undefined } };
export const NoPersonas: Story = { args: { personas: undefined, personasProblem: 'Failed to load course personas' } };
export const Talking: Story = { args: talking };
export const TalkingOnPhone: Story = { args: talking, globals: onPhone };
export const Asking: Story = { args: { ...talking, messages: example.exampleAskedTalk, asking: true } };
/** Nothing that was typed is lost, and the same can be asked again. */
export const NotAnswered: Story = {
  args: {
    ...talking,
    draft: 'Two loaves from one dough?',
    problem: { title: 'Failed to get course AI response', reason: 'Network error. Please check your connection.' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'Message to Ada' })).toHaveValue('Two loaves from one dough?');
  },
};
export const NotAnsweredOnPhone: Story = { args: NotAnswered.args ?? {}, globals: onPhone };
/** A server without a language model says so once, calmly. */
export const BuiltIn: Story = {
  args: {
    ...talking,
    messages: example.exampleBuiltInTalk,
    assistant: { ...assistant, state: 'built-in', message: 'The AI service key is missing or invalid. Fallback responses are used.' },
  },
};
export const StatusUnknown: Story = {
  args: {
    assistant: {
      ...assistant,
      state: 'built-in',
      message: 'AI services are not properly configured. Some features may be limited.',
    },
  },
};
export const NoConnection: Story = { args: { ...talking, assistant: { ...assistant, state: 'no-connection' } } };
export const InDanger: Story = { args: { ...talking, messages: example.exampleTalkInDanger } };
export const InDangerOnPhone: Story = { args: { ...talking, messages: example.exampleTalkInDanger }, globals: onPhone };
export const SessionLoading: Story = { args: { ...talking, title: undefined, messages: [], phase: 'loading' } };
export const SessionMissing: Story = { args: { ...talking, title: undefined, messages: [], phase: 'missing' } };
export const SessionFailed: Story = { args: { ...talking, title: undefined, messages: [], phase: 'failed' } };
export const SessionsFailed: Story = {
  args: { sessions: undefined, sessionsProblem: 'Network error. Please check your connection.' },
};
export const Long: Story = { args: { ...talking, messages: example.exampleLongTalk, sessions: example.exampleManySessions } };
export const LongOnPhone: Story = { args: Long.args ?? {}, globals: onPhone };
export const RightToLeft: Story = { args: talking, globals: { direction: 'rtl' } };

/** Who answers is chosen, and the connection tested, behind one button. */
export const WhoAnswers: Story = {
  args: { assistant: { ...assistant, tested: { passed: false, text: 'OFFLINE - Connection test failed' } } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Who answers' }));
    const panel = within(canvasElement.ownerDocument.body);
    await userEvent.click(await panel.findByRole('switch', { name: /^Use the built-in assistant/ }));
    await expect(args.assistant.onBuiltInChange).toHaveBeenCalledWith(true);
    await userEvent.click(panel.getByRole('button', { name: 'Test the connection' }));
    await expect(args.assistant.onTest).toHaveBeenCalledOnce();
    await expect(panel.getByText('OFFLINE - Connection test failed')).toBeVisible();
  },
};

/** By keyboard alone: another persona, an example into the field, and off it goes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: 'Ada, Course architect' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Ben' })).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Message to Ben' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(example.exampleLearningPersonas[1]?.examples[0]?.prompt ?? '');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** An answer that is longer than the frame is read from its first line. */
export const LongAnswer: Story = {
  args: {
    ...talking,
    messages: example.exampleTalk.map((one, at, all) => (at === all.length - 1 ? { ...one, content: one.content.repeat(6) } : one)),
  },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const answers = canvas.getAllByRole('article', { name: /^Ada/ });
    const answer = answers.at(-1);
    const top = () => (answer?.getBoundingClientRect().top ?? 0) - log.getBoundingClientRect().top;
    await waitFor(() => expect(answer?.clientHeight ?? 0).toBeGreaterThan(log.clientHeight));
    await waitFor(() => expect([top() >= 0, top() < 40]).toEqual([true, true]));
  },
};
