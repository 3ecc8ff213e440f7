import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useTriedDraft } from '../examples/use-tried-draft.ts';
import { exampleGoalActions, exampleGoals, exampleThesis } from './example-goals.ts';
import { GoalFormView, type GoalFormViewProps } from './GoalFormView.tsx';
import { GoalsView } from './GoalsView.tsx';
import { draftOfGoal, emptyGoalDraft } from './goal-draft.ts';

/** The form over its page; what is typed stays. */
function Trying(props: GoalFormViewProps) {
  const tried = useTriedDraft(props);
  return (
    <>
      <ExampleShell current="/goals">
        <GoalsView
          goals={exampleGoals}
          onRetry={() => {}}
          look="board"
          onLookChange={() => {}}
          today={EXAMPLE_DATE}
          actionsOf={() => exampleGoalActions}
          onMove={() => {}}
          onNew={() => {}}
        />
      </ExampleShell>
      <GoalFormView {...props} {...tried} />
    </>
  );
}

const meta = {
  title: 'Pages/Goal form',
  component: GoalFormView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    isNew: false,
    draft: draftOfGoal(exampleThesis),
    onDraftChange: fn(),
    habits: [
      { id: 'morning', title: 'Morning pages' },
      { id: 'walk', title: 'Walk before breakfast' },
    ],
    today: EXAMPLE_DATE,
    onSave: fn(),
    saving: false,
    problem: undefined,
    onClose: fn(),
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof GoalFormView>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Edit: Story = {};

export const EditOnPhone: Story = { globals: onPhone };

export const New: Story = { args: { isNew: true, draft: emptyGoalDraft } };

export const NewOnPhone: Story = { ...New, globals: onPhone };

/** One tap on an idea fills the form. */
export const FromIdea: Story = {
  ...New,
  play: async () => {
    const form = await dialog();
    await userEvent.click(form.getByText('Begin from an idea'));
    await userEvent.click(form.getByRole('button', { name: /^Read six books/ }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /^What would you like to reach/ })).toHaveValue('Read six books this season'),
    );
    await expect(form.getByRole('radio', { name: /^Good stretch/ })).toBeChecked();
    await expect(form.getByRole('spinbutton', { name: 'To' })).toHaveValue('6');
  },
};

/** What is missing is said beside its field and at the top. */
export const Asked: Story = {
  ...New,
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Set goal' }));
    await waitFor(() => expect(form.getByRole('region', { name: 'Please check this' })).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = { args: { saving: true } };

export const Refused: Story = { args: { problem: 'You hold 200 goals. Delete one that no longer matters to make room.' } };

export const Conflict: Story = {
  args: { conflict: { changes: ['Title: Hand in my thesis on mosses', 'Due: 1 April 2027'], onKeepMine: fn(), onTakeTheirs: fn() } },
};

export const NoHabits: Story = { args: { habits: [] } };
