import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { exampleDeepLesson, exampleLesson, exampleLongOutline, exampleOutline, exampleQuiz } from './example-made.ts';
import { MadeDraftView, type MadeDraftViewProps } from './MadeDraftView.tsx';

/** A draft as it can be tried out: what is changed or kept stays so. */
function Trying(props: MadeDraftViewProps) {
  const [draft, setDraft] = useArg(props.draft);
  return (
    <ExampleShell current="/learning">
      <PageHeader title="Learning" />
      <MadeDraftView
        {...props}
        draft={draft}
        onChange={(made) => {
          props.onChange(made);
          setDraft({ ...draft, made });
        }}
        onKeptChange={(kept) => {
          props.onKeptChange(kept);
          setDraft({ ...draft, kept });
        }}
      />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Learning, a draft',
  component: MadeDraftView,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: exampleOutline,
    text: '# Sleeping better\n\n1. A night is built from cycles.',
    onChange: fn(),
    onKeptChange: fn(),
    onSave: fn(),
    onRemove: fn(),
    onBack: fn(),
    onLesson: fn(),
    onQuiz: fn(),
    making: undefined,
    onStop: fn(),
    failure: undefined,
    card: undefined,
    offline: false,
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof MadeDraftView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const OutlineOnPhone: Story = { globals: onPhone };
export const Lesson: Story = { args: { draft: exampleLesson } };
export const Quiz: Story = { args: { draft: exampleQuiz } };
export const ByModel: Story = { args: { draft: { ...exampleOutline, offline: false } } };
export const NoModelConnected: Story = { args: { draft: { ...exampleOutline, problem: 'not-configured' } } };
export const ModelFailed: Story = { args: { draft: { ...exampleOutline, problem: 'failed' } } };
export const MakingLesson: Story = { args: { making: 'Writing your lesson' } };
export const LessonFailed: Story = { args: { failure: { kind: 'other', message: 'Network error. Please check your connection.' } } };
/** The text of a lesson is too short to ask about. */
export const QuizRefused: Story = {
  args: {
    draft: exampleLesson,
    failure: { kind: 'fields', errors: [{ message: 'The text is too short for a quiz. About ten full sentences are needed.' }] },
  },
};
export const Care: Story = { args: { card: safetyCard(null, 'GB') } };
/** Made after its author said that the text is about something else. */
export const AboutText: Story = { args: { draft: { ...exampleOutline, kept: true, aboutText: true } } };
/** The device is full: what was made is safe for now, and the ways to keep it stand beside it. */
export const Unstored: Story = {
  args: { draft: { ...exampleLesson, kept: false }, unstored: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Save as Markdown' })[0] ?? canvas.getByRole('main'));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const UnstoredOnPhone: Story = { args: { draft: { ...exampleLesson, kept: false }, unstored: true }, globals: onPhone };
export const LongContent: Story = { args: { draft: exampleLongOutline }, globals: onPhone };
/** Pasted from elsewhere: lists and quotes in one another, and a word without an end. */
export const DeepLesson: Story = { args: { draft: exampleDeepLesson }, globals: onPhone };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Words are changed in place, a module is taken out and put back, and an empty title is not kept. */
export const Changing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take out module 1' }));
    await expect(canvas.queryByRole('textbox', { name: 'Title of module 2' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back' }));
    await expect(canvas.getByRole('textbox', { name: 'Title of module 2' })).toHaveValue('Two forces decide when you become tired');
    const title = canvas.getByRole('textbox', { name: 'Title of module 1' });
    await userEvent.clear(title);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this outline' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Give module 1 a title.' })).toBeVisible());
    await expect(args.onKeptChange).not.toHaveBeenCalledWith(true);
    await userEvent.type(title, 'Nights and cycles');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this outline' }));
    await expect(args.onKeptChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(canvas.getByRole('heading', { name: '1. Nights and cycles' })).toBeVisible());
  },
};

/** One right, one wrong, the score, and again. */
export const TryingQuiz: Story = {
  args: { draft: exampleQuiz },
  play: async ({ canvas }) => {
    const check = () => userEvent.click(canvas.getByRole('button', { name: 'Check my answer' }));
    await userEvent.click(canvas.getByRole('radio', { name: '90' }));
    await check();
    await waitFor(() => expect(canvas.getByText('That is right.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Next question' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'alcohol' }));
    await check();
    await userEvent.click(canvas.getByRole('button', { name: 'See your score' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '1 of 2 right' })).toHaveFocus());
    await expect(canvas.getByText(/Caffeine blocks adenosine for six to eight hours/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Question 1 of 2')).toBeVisible();
  },
};
