import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { exampleGoalActions, exampleThesis } from './example-goals.ts';
import { GoalCloseView, type GoalCloseViewProps } from './GoalCloseView.tsx';
import { GoalDoneView, type GoalDoneViewProps } from './GoalDoneView.tsx';
import { GoalView } from './GoalView.tsx';

const nothing = () => {};

function Page() {
  return (
    <ExampleShell current="/goals">
      <GoalView goal={exampleThesis} onRetry={nothing} today={EXAMPLE_DATE} actionsOf={() => exampleGoalActions} onConfidence={nothing} />
    </ExampleShell>
  );
}

/** The question over its page; what is typed stays. */
function Trying(props: GoalCloseViewProps) {
  const [lesson, setLesson] = useArg(props.lesson);
  return (
    <>
      <Page />
      <GoalCloseView {...props} lesson={lesson} onLessonChange={setLesson} />
    </>
  );
}

const meta = {
  title: 'Pages/Goal completed',
  component: GoalCloseView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: { goal: exampleThesis, way: 'complete', lesson: '', onLessonChange: fn(), onConfirm: fn(), saving: false, onCancel: fn() },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof GoalCloseView>;
export default meta;
type Story = StoryObj<typeof meta>;

const reached: GoalDoneViewProps = {
  goal: { ...exampleThesis, state: 'completed', lesson: 'Ask for a reader early. Nothing else moved it as much.' },
  award: {
    xpAwarded: 165,
    coinsAwarded: 41,
    receipt: {
      source: 'goal_complete',
      label: 'Goal completed',
      baseXp: 150,
      multiplierPercent: 110,
      bonusXp: 15,
      firstSteps: [],
      dailyCapLeft: 90,
      localDate: EXAMPLE_DATE,
      reason: 'counted',
    },
  },
  today: EXAMPLE_DATE,
  onClose: nothing,
};
const done = (props: Partial<GoalDoneViewProps>): Story => ({
  render: () => (
    <>
      <Page />
      <GoalDoneView {...reached} {...props} />
    </>
  ),
});

export const Question: Story = {};

export const QuestionOnPhone: Story = { globals: onPhone };

export const LettingGo: Story = { args: { way: 'archive' } };

export const Saving: Story = { args: { saving: true, lesson: 'Ask for a reader early.' } };

export const Failed: Story = { args: { lesson: 'Ask for a reader early.', problem: 'Network error. Please check your connection.' } };

export const Ceremony: Story = done({});

export const CeremonyOnPhone: Story = { ...done({}), globals: onPhone };

/** Calm mode: the same words, and stillness. */
export const Calm: Story = done({ calm: true });

/** After a hard moment: the same facts, said plainly. */
export const Quiet: Story = done({ quiet: true });

/** A sheet no higher than its few words. */
export const QuietOnPhone: Story = {
  ...done({ quiet: true }),
  globals: onPhone,
  play: async () => {
    const { height, bottom } = (await screen.findByRole('dialog', { name: 'Goal completed' })).getBoundingClientRect();
    await expect(height).toBeLessThan(window.innerHeight * 0.7);
    await waitFor(() => expect(bottom).toBeCloseTo(window.innerHeight, 0));
  },
};

/** Reached on the day it was set: no XP, and no less reached. */
export const OnOneDay: Story = done({
  calm: true,
  goal: { ...reached.goal, lesson: '', createdAt: '2026-11-21T08:00:00.000Z' },
  award: reached.award && { ...reached.award, xpAwarded: 0, coinsAwarded: 0, receipt: { ...reached.award.receipt, reason: 'not_earning' } },
});

/** What was written speaks of danger: people to reach, and nothing is celebrated. */
export const Danger: Story = done({ help: safetyCard('suicide', 'GB') });
