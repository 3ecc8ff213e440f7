import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { AdminsOnlyView } from './AdminsOnlyView.tsx';
import { AdminThreadsView } from './AdminThreadsView.tsx';
import { AdminView, type AdminViewProps, adminSections } from './AdminView.tsx';
import { exampleAdminNow, exampleAdminZone, exampleThreads } from './example-admin.ts';

/** The room as it can be tried out: its switch and its parts work. */
function Trying(props: AdminViewProps) {
  const [section, setSection] = useArg(props.section);
  const [viewOn, setViewOn] = useArg(props.viewOn);
  return (
    <ExampleShell current="/admin" admin>
      <AdminView
        {...props}
        section={section}
        onSectionChange={(next) => {
          props.onSectionChange(next);
          setSection(next);
        }}
        viewOn={viewOn}
        onViewChange={(next) => {
          props.onViewChange(next);
          setViewOn(next);
        }}
      />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Admin',
  component: AdminView,
  parameters: { layout: 'fullscreen' },
  args: {
    section: 'replies',
    onSectionChange: fn(),
    viewOn: true,
    onViewChange: fn(),
    unread: 1,
    children: <AdminThreadsView threads={exampleThreads} onRetry={fn()} onMore={fn()} now={exampleAdminNow} timeZone={exampleAdminZone} />,
  },
  argTypes: { section: { control: 'select', options: adminSections }, children: { control: false } },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof AdminView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

/** The row shows that there are more tabs than fit, and where; the one that is open is in sight. */
export const Phone: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist', { name: 'Administration' });
    await expect(row).toHaveAttribute('data-more', 'both');
    for (const [name, more] of [
      ['Audit', 'left'],
      ['Overview', 'right'],
    ] as const) {
      await userEvent.click(canvas.getByRole('tab', { name }));
      await waitFor(() => expect(row).toHaveAttribute('data-more', more));
      await expect(canvas.getByRole('tab', { name, selected: true })).toBeVisible();
    }
  },
};

/** Nothing is loaded; one button brings everything back. */
export const ViewOff: Story = {
  args: { viewOn: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it on' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch', { name: 'Admin view' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Admin view' })).toHaveFocus();
  },
};

/** What everybody else sees at this address. */
export const ForMembers: Story = {
  render: () => (
    <ExampleShell current="/admin">
      <AdminsOnlyView />
    </ExampleShell>
  ),
};
