import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useTriedDraft } from '../examples/use-tried-draft.ts';
import { exampleGiven, exampleLesson, exampleOutline, exampleQuiz } from './example-made.ts';
import { MakeView, type MakeViewProps } from './MakeView.tsx';
import { emptyMakeDraft } from './make-draft.ts';

/** The tab as it can be tried out: what is given stays. */
function Trying(props: MakeViewProps) {
  const tried = useTriedDraft(props);
  return (
    <ExampleShell current="/learning">
      <PageHeader title="Learning" />
      <MakeView {...props} {...tried} />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Learning, make',
  component: MakeView,
  parameters: { layout: 'fullscreen' },
  args: {
    draft: exampleGiven,
    onDraftChange: fn(),
    onMake: fn(),
    making: false,
    onStop: fn(),
    failure: undefined,
    card: undefined,
    offline: false,
    drafts: [exampleQuiz, exampleLesson, exampleOutline],
    onOpen: fn(),
    onRemove: fn(),
    timeZone: 'Europe/Berlin',
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof MakeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { globals: onPhone };
export const Empty: Story = { args: { draft: emptyMakeDraft, drafts: [] } };
/** Of a text that is longer than a quiz reads. */
export const LongTextForQuiz: Story = { args: { draft: { ...exampleGiven, kind: 'quiz', text: exampleGiven.text.repeat(40) } } };
/** The device is full, and one of them is not kept on it. */
export const Unstored: Story = { args: { unstored: new Set([exampleLesson.id]) }, globals: onPhone };
export const Making: Story = { args: { making: true } };
export const Offline: Story = { args: { offline: true } };
/** The connection is back, but what was asked for got lost. */
export const ConnectionLost: Story = { args: { failure: { kind: 'offline' } } };
export const ServiceFailed: Story = {
  args: {
    failure: {
      kind: 'service',
      text: '## AI Service Error\n\nThe server took too long to answer.\n\n**What you can try**\n\n- Try again in a minute.',
    },
  },
};
export const Failed: Story = { args: { failure: { kind: 'other', message: 'Invalid response format' } } };
export const Refused: Story = {
  args: {
    draft: { ...exampleGiven, kind: 'quiz' },
    failure: {
      kind: 'fields',
      errors: [{ fieldId: 'make-text', message: 'The text is too short for a quiz. About ten full sentences are needed.' }],
    },
  },
};
/** Where the text speaks of danger. */
export const Care: Story = { args: { card: safetyCard('suicide', 'GB') } };
/** Only the pasted text does: there is a way on. */
export const CareForText: Story = {
  args: { card: safetyCard('suicide', 'GB'), onGoOn: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'This is about a text or someone else: go on' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Nothing is sent that is not whole, and the way to what is missing is short. */
export const SaysWhatIsMissing: Story = {
  args: { draft: emptyMakeDraft },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make an outline' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Paste a text, or name a subject.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Text/ })).toHaveFocus());
    await expect(args.onMake).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), 'Bees');
    await userEvent.click(canvas.getByRole('button', { name: 'Make an outline' }));
    await expect(args.onMake).toHaveBeenCalledOnce();
  },
};
