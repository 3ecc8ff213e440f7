import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { exampleTemplateDraft } from './example-templates.ts';
import { TemplateEditorView, type TemplateEditorViewProps } from './TemplateEditorView.tsx';
import { emptyTemplateDraft } from './template-draft.ts';

/** The form as it can be tried out. */
function Trying(props: TemplateEditorViewProps) {
  const [draft, setDraft] = useArg(props.draft);
  return (
    <ExampleAdmin section="challenges">
      <TemplateEditorView
        {...props}
        draft={draft}
        onDraftChange={(next) => {
          props.onDraftChange(next);
          setDraft(next);
        }}
      />
    </ExampleAdmin>
  );
}

const meta = {
  title: 'Pages/Admin challenge',
  component: TemplateEditorView,
  parameters: { layout: 'fullscreen' },
  args: {
    template: { state: 'published', changed: false },
    onRetry: fn(),
    draft: exampleTemplateDraft,
    onDraftChange: fn(),
    unsaved: false,
    onDiscard: fn(),
    onAct: fn(),
  },
  argTypes: { draft: { control: false } },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof TemplateEditorView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Withdrawing asks first. */
export const Desktop: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Who has begun it goes on.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) ?? dialog);
    await expect(args.onAct).toHaveBeenCalledWith('withdraw');
  },
};

export const Phone: Story = { globals: onPhone };

/** A new one; everything that is missing is said at once, and nothing is sent. */
export const Empty: Story = {
  args: { template: null, draft: emptyTemplateDraft },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(canvas.getByRole('link', { name: 'Give the challenge a name.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write what there is to do on day 7.' })).toBeVisible();
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

/** Changes that members do not see yet. */
export const Unsaved: Story = {
  args: { unsaved: true, template: { state: 'published', changed: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish changes' }));
    await expect(args.onAct).toHaveBeenCalledWith('publish');
  },
};

export const Changed: Story = {
  args: { unsaved: true, conflict: { onKeepMine: fn(), onTakeTheirs: fn() }, problem: 'Somebody has changed this meanwhile.' },
};

export const Loading: Story = { args: { template: undefined } };

export const Failed: Story = { args: { template: undefined, loadProblem: 'Network error occurred' } };
