import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ExampleAdmin } from '../examples/ExampleAdmin.tsx';
import { exampleForm } from '../examples/example-form.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { AdminAuditView } from './AdminAuditView.tsx';
import { AdminGoingOut } from './AdminGoingOut.tsx';
import { AdminLogsView } from './AdminLogsView.tsx';
import { AdminMessageDialog } from './AdminMessageDialog.tsx';
import { AdminPasswordDialog } from './AdminPasswordDialog.tsx';
import { AdminQuestionDialog, type UserQuestion } from './AdminQuestionDialog.tsx';
import { AdminUserDialog } from './AdminUserDialog.tsx';
import { AdminUsersView, type AdminUsersViewProps, everyUser } from './AdminUsersView.tsx';
import { exampleAdminNow, exampleAdminZone, exampleAudit, exampleHeld, exampleLogs, exampleUser, exampleUsers } from './example-admin.ts';

/** The list as it can be tried out: who is chosen stays chosen. */
function Trying(props: AdminUsersViewProps) {
  const [chosen, setChosen] = useArg(props.chosen);
  return (
    <ExampleAdmin section="users">
      <AdminUsersView
        {...props}
        chosen={chosen}
        onChosenChange={(next) => {
          props.onChosenChange(next);
          setChosen(next);
        }}
      />
    </ExampleAdmin>
  );
}

const meta = {
  title: 'Pages/Admin users',
  component: AdminUsersView,
  parameters: { layout: 'fullscreen' },
  args: {
    filter: everyUser,
    onFilterChange: fn(),
    users: exampleUsers,
    onRetry: fn(),
    onMore: fn(),
    chosen: [],
    onChosenChange: fn(),
    onWriteToChosen: fn(),
    onNew: fn(),
    ownId: 'u1',
    onWrite: fn(),
    onRename: fn(),
    onRole: fn(),
    onStatus: fn(),
    onDelete: fn(),
    onPasswordLink: fn(),
    now: exampleAdminNow,
    timeZone: exampleAdminZone,
  },
  argTypes: { now: { control: false } },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof AdminUsersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { args: { more: true } };

export const Phone: Story = { globals: onPhone };

/** Sorting and choosing; the own account can neither be suspended nor deleted. */
export const Working: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Name/ }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...everyUser, sort: 'name', direction: 'asc' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose Bo Lindqvist' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Write to them' }));
    await expect(args.onWriteToChosen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Options for Maya Okafor' }));
    await expect(screen.getByRole('menuitem', { name: 'Correct the name' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Delete account' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

const held = (
  <AdminGoingOut
    notifications={[{ ...exampleHeld, subject: 'A message from Maya Okafor', audience: 'chosen', recipients: ['Bo Lindqvist'] }]}
    onUndo={fn()}
    cancelling={new Set()}
    onSendNow={fn()}
    hurrying={new Set()}
    now={exampleAdminNow}
  />
);

/** A message was written a moment ago: it can still be taken back. */
export const GoingOut: Story = { args: { goingOut: held } };

export const GoingOutOnPhone: Story = { ...GoingOut, globals: onPhone };

export const Nobody: Story = { args: { users: [], filter: { ...everyUser, q: 'zz' } } };

export const Loading: Story = { args: { users: undefined } };

export const Failed: Story = { args: { users: undefined, problem: 'Failed to fetch users' } };

const over = (dialog: React.ReactNode) => () => (
  <ExampleAdmin section="users">
    <AdminUsersView {...meta.args} />
    {dialog}
  </ExampleAdmin>
);
const question = (what: UserQuestion, problem?: string) =>
  over(<AdminQuestionDialog question={what} user={exampleUser} problem={problem} onConfirm={fn()} onClose={fn()} />);

/** What is typed at once stands in the first field. */
export const NewUser: Story = {
  render: over(<AdminUserDialog form={exampleForm} onClose={fn()} />),
  play: async () => {
    await userEvent.keyboard('Ada');
    await expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada');
  },
};

export const NewUserOnPhone: Story = { ...NewUser, globals: onPhone };

/** Everything that is wrong is said at once. */
export const NewUserRefused: Story = {
  render: over(
    <AdminUserDialog
      form={{
        ...exampleForm,
        attempt: 1,
        problems: [
          { fieldId: 'firstName', message: 'Enter your first name.' },
          { fieldId: 'email', message: 'There is already an account with this e-mail.' },
        ],
      }}
      onClose={fn()}
    />,
  ),
};

export const Rename: Story = { render: over(<AdminUserDialog user={exampleUser} form={exampleForm} onClose={fn()} />) };

export const Write: Story = {
  render: over(<AdminMessageDialog user={exampleUser} draft="" onDraftChange={fn()} onSend={fn()} onClose={fn()} />),
};

export const NotWritten: Story = {
  render: over(
    <AdminMessageDialog
      user={exampleUser}
      draft="How are you?"
      problem="Failed to send message"
      onDraftChange={fn()}
      onSend={fn()}
      onClose={fn()}
    />,
  ),
};

export const Delete: Story = { render: question('delete') };

export const DeleteRefused: Story = { render: question('delete', 'The last administrator has to stay one.'), globals: onPhone };

export const PasswordLink: Story = { render: question('password-link') };

export const PasswordLinkRefused: Story = {
  render: question('password-link', 'They were sent as many links as one can be within an hour.'),
  globals: onPhone,
};

export const Suspend: Story = { render: question('suspend') };

/** Who comes back as an administrator has power again. */
export const LetInAgain: Story = { render: question('let-in') };

export const Promote: Story = { render: question('promote') };

export const Password: Story = { render: over(<AdminPasswordDialog form={exampleForm} onClose={fn()} />) };

/** What waits for the password stands back, and the password can be typed at once. */
export const PasswordOverQuestion: Story = {
  render: over(
    <>
      <AdminQuestionDialog question="suspend" user={exampleUser} pending onConfirm={fn()} onClose={fn()} />
      <AdminPasswordDialog form={exampleForm} onClose={fn()} />
    </>,
  ),
  play: async () => {
    await expect(screen.getByLabelText(/^Your password/)).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('alertdialog', { hidden: true })).toHaveStyle({ opacity: '0' }));
  },
};

export const PasswordWrong: Story = {
  render: over(
    <AdminPasswordDialog
      form={{ ...exampleForm, attempt: 1, problems: [{ fieldId: 'currentPassword', message: 'The current password is not right.' }] }}
      onClose={fn()}
    />,
  ),
  play: async () => {
    await expect(await screen.findAllByText('The current password is not right.')).toHaveLength(1);
    await expect(screen.getByLabelText(/^Your password/)).toHaveAccessibleDescription(/not right/);
  },
};

const audit = { onRetry: fn(), onMore: fn(), timeZone: exampleAdminZone };
const Audit = (props: Partial<Parameters<typeof AdminAuditView>[0]>) => (
  <ExampleAdmin section="audit">
    <AdminAuditView entries={exampleAudit} {...audit} {...props} />
  </ExampleAdmin>
);

export const AuditDesktop: Story = { render: () => <Audit more /> };

export const AuditOnPhone: Story = { render: () => <Audit />, globals: onPhone };

export const AuditEmpty: Story = { render: () => <Audit entries={[]} /> };

export const AuditFailed: Story = { render: () => <Audit entries={undefined} problem="Network error. Please check your connection." /> };

const Logs = (props: Partial<Parameters<typeof AdminLogsView>[0]>) => (
  <ExampleAdmin section="logs">
    <AdminLogsView logs={exampleLogs} {...audit} {...props} />
  </ExampleAdmin>
);

export const LogsDesktop: Story = { render: () => <Logs more /> };

export const LogsOnPhone: Story = { render: () => <Logs />, globals: onPhone };

export const LogsEmpty: Story = { render: () => <Logs logs={[]} /> };

export const LogsFailed: Story = { render: () => <Logs logs={undefined} problem="Failed to fetch user logs" /> };
