import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { exampleQuestion, exampleSeveral } from './example-questions.ts';
import { QuizQuestion, type QuizQuestionProps } from './index.ts';

function Chosen(props: QuizQuestionProps) {
  const [chosen, setChosen] = useState(props.chosen);
  return <QuizQuestion {...props} chosen={chosen} onChosenChange={setChosen} />;
}

const meta = {
  title: 'Product/QuizQuestion',
  component: QuizQuestion,
  args: { ...exampleQuestion, number: 2, total: 5, chosen: [], onChosenChange: fn(), onAnswer: fn(), onNext: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof QuizQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const verdict = {
  correct: ['b'],
  explanation:
    'In the study of Lally and others it took between 18 and 254 days until a new habit ran by itself; one missed day changed nothing.',
};
const severalVerdict = {
  correct: ['a', 'b'],
  explanation: 'A cue that is already there, and a step so small that a bad day has room for it.',
};

export const Default: Story = {};

/** Single and multiple choice, before and after the answer. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="8">
      <Chosen {...args} chosen={['b']} />
      <Chosen {...args} chosen={['b']} verdict={verdict} number={3} />
      <Chosen {...args} chosen={['a']} verdict={verdict} number={4} />
      <Chosen {...args} {...exampleSeveral} chosen={['a', 'c']} verdict={severalVerdict} multiple number={5} />
    </Stack>
  ),
};
export const Multiple: Story = { args: { ...exampleSeveral, multiple: true } };
export const Right: Story = { args: { chosen: ['b'], verdict } };
export const Wrong: Story = { args: { chosen: ['a'], verdict, nextLabel: 'See the result' } };
export const PartlyRight: Story = { args: { ...exampleSeveral, multiple: true, chosen: ['a', 'c'], verdict: severalVerdict } };
export const Pending: Story = { args: { chosen: ['b'], pending: true } };
export const Failed: Story = { args: { chosen: ['b'], error: 'The answer could not be checked. Your choice is kept; try again.' } };
export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the quiz">
      <Skeleton shape="title" />
      <Skeleton lines={4} />
    </LoadingRegion>
  ),
};
export const LongText: Story = {
  args: {
    question: `${exampleQuestion.question} Think of everything that you have read in this lesson before you decide, and of what your own last winter was like.`,
    options: exampleQuestion.options.map((option) => ({ ...option, label: `${option.label}. `.repeat(8) })),
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { chosen: ['a'], verdict } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
