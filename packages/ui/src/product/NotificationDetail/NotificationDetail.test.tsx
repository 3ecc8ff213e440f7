import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { exampleNotification, exampleNow, exampleReplies, exampleTimeZone, longNotification, withLast } from './example-notifications.ts';
import { NotificationDetail, type NotificationDetailProps, notificationPriorities, notificationTypes, senderRoles } from './index.ts';

function Live(props: NotificationDetailProps) {
  const [draft, setDraft] = useState(props.draft);
  return <NotificationDetail {...props} draft={draft} onDraftChange={setDraft} />;
}

function show(changes: Partial<NotificationDetailProps> = {}) {
  const acts = { onClose: vi.fn(), onDelete: vi.fn(), onSendReply: vi.fn(), onRetryReply: vi.fn(), onEditReply: vi.fn() };
  const base = {
    notification: exampleNotification(),
    draft: '',
    onDraftChange: () => undefined,
    now: exampleNow,
    timeZone: exampleTimeZone,
  };
  const { rerender } = render(<Live {...base} {...acts} {...changes} />);
  return {
    ...acts,
    user: userEvent.setup(),
    again: (more: Partial<NotificationDetailProps>) => rerender(<Live {...base} {...acts} {...more} />),
  };
}
const replyButton = () => screen.queryByRole('button', { name: 'Reply to Admin' });
const sendButton = () => screen.getByRole('button', { name: 'Send Reply' });
const field = () => screen.getByRole('textbox', { name: 'Your reply' });

describe('NotificationDetail', () => {
  it('shows sender, role, sent time, tags and content [notif-008]', () => {
    show();
    const dialog = within(screen.getByRole('dialog', { name: 'Welcome to Everstep, Ada' }));
    expect(dialog.getByText('Maya Okafor')).toBeVisible();
    expect(dialog.getByText('Administrator')).toBeVisible();
    expect(dialog.getByText('18 March 2026 at 09:12')).toHaveAttribute('datetime', '2026-03-18T08:12:00.000Z');
    expect(dialog.getByText('1 h ago')).toBeVisible();
    expect(dialog.getByText('first steps')).toBeVisible();
    expect(dialog.getByText(/I read every reply/)).toBeVisible();
  });

  it.each(senderRoles.map((role, index) => [role, ['Administrator', 'System', 'Support'][index]] as const))(
    'says of a sender who is %s: %s [role-014] [entity-009]',
    (senderRole, word) => {
      show({ notification: exampleNotification({ senderRole }) });
      expect(screen.getByText(word ?? '')).toBeVisible();
    },
  );

  it.each(notificationTypes)('names the type %s in words [entity-010]', (type) => {
    show({ notification: exampleNotification({ type }) });
    const list = screen.getByRole('list', { name: 'Kind and tags' });
    expect(within(list).getByText(new RegExp(`^${type}$`, 'i'))).toBeVisible();
  });

  it.each(notificationPriorities)('names the priority %s in words where it is not the usual one [entity-011]', (priority) => {
    show({ notification: exampleNotification({ priority }) });
    const list = screen.getByRole('list', { name: 'Kind and tags' });
    const words = within(list).queryByText(new RegExp(`^${priority}`, 'i'));
    if (priority === 'normal') expect(words).toBeNull();
    else expect(words).toBeVisible();
  });

  it('is closed without a notification', () => {
    show({ notification: null });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows markup as text, and leads only to the web', () => {
    show({ notification: longNotification });
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^https:\/\/everstep\.example\//);
    expect(screen.queryByRole('link', { name: /A plan whose address/ })).toBeNull();
    expect(screen.getByText('Document. Its address can’t be opened safely.')).toBeVisible();
  });

  it('can be deleted', async () => {
    const { user, onDelete } = show();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith('welcome');
  });
});

describe('replying', () => {
  it('is offered only where an answer is wanted [notif-009] [role-015]', () => {
    const { again } = show();
    expect(replyButton()).toBeVisible();
    again({ notification: exampleNotification({ canReply: false }) });
    expect(replyButton()).toBeNull();
  });

  it('takes the place of its button, and Cancel gives it back with the text kept [notif-011]', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Reply to Admin' }));
    expect(replyButton()).toBeNull();
    expect(field()).toHaveFocus();
    await user.type(field(), 'Thank');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(replyButton()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Reply to Admin' }));
    expect(field()).toHaveValue('Thank');
  });

  it('sends nothing while the text is blank [notif-012] [valid-001]', async () => {
    const { user, onSendReply } = show();
    await user.click(screen.getByRole('button', { name: 'Reply to Admin' }));
    expect(sendButton()).toBeDisabled();
    await user.type(field(), '   ');
    expect(sendButton()).toBeDisabled();
    await user.click(sendButton());
    expect(onSendReply).not.toHaveBeenCalled();
    await user.type(field(), 'a');
    expect(sendButton()).toBeEnabled();
  });

  it('hands over the text without blanks around it, and is ready for another [notif-002]', async () => {
    const { user, onSendReply } = show();
    await user.click(screen.getByRole('button', { name: 'Reply to Admin' }));
    await user.type(field(), '  Thank you!  ');
    await user.click(sendButton());
    expect(onSendReply).toHaveBeenCalledExactlyOnceWith('Thank you!');
    await user.click(screen.getByRole('button', { name: 'Reply to Admin' }));
    expect(field()).toHaveValue('');
  });

  it('says when it has arrived [error-033]', () => {
    show({ replies: exampleReplies, replyOutcome: 'sent' });
    expect(screen.getByRole('status')).toHaveTextContent('Reply sent successfully! The admin will receive your message.');
  });

  it('says no more that it has arrived once it is answered', () => {
    show({ replies: exampleReplies.slice(0, 2), replyOutcome: 'sent' });
    expect(screen.queryByText(/^Reply sent successfully/)).toBeNull();
  });

  it('says when it has failed, keeps the text and sends it again [error-034]', async () => {
    const { user, onRetryReply } = show({ replies: withLast('failed'), replyOutcome: 'failed' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to send reply. Please try again.');
    expect(screen.getByText('Found it, thanks.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetryReply).toHaveBeenCalledExactlyOnceWith('r3');
  });

  it('lets a failed reply be changed before it is sent again', async () => {
    const { user, onEditReply } = show({ replies: withLast('failed') });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(onEditReply).toHaveBeenCalledExactlyOnceWith('r3');
    expect(field()).toHaveValue('Found it, thanks.');
  });

  it('keeps what was begun below a failed reply that is taken up again', async () => {
    const { user } = show({ replies: withLast('failed'), draft: 'And another thing' });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(field()).toHaveValue('Found it, thanks.\n\nAnd another thing');
  });

  it('says when the server does not answer, and takes a reply all the same', async () => {
    const { user, onSendReply } = show({ offline: true, replies: exampleReplies });
    expect(screen.getByRole('status')).toHaveTextContent('No connection to the server');
    await user.click(screen.getByRole('button', { name: 'Reply to Admin' }));
    await user.type(field(), 'Later');
    await user.click(sendButton());
    expect(onSendReply).toHaveBeenCalledExactlyOnceWith('Later');
  });

  it('says when the thread could not be read, and leads to earlier replies', async () => {
    const [onRepliesRetry, onEarlierReplies] = [vi.fn(), vi.fn()];
    const { user, again } = show({ repliesFailed: true, onRepliesRetry });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRepliesRetry).toHaveBeenCalledOnce();
    again({ replies: exampleReplies, onEarlierReplies });
    await user.click(screen.getByRole('button', { name: 'Show earlier replies' }));
    expect(onEarlierReplies).toHaveBeenCalledOnce();
  });

  it('leaves the composer of one notification behind for the next', async () => {
    const { user, again } = show();
    await user.click(screen.getByRole('button', { name: 'Reply to Admin' }));
    again({ notification: exampleNotification({ id: 'another' }) });
    expect(replyButton()).toBeVisible();
  });
});
