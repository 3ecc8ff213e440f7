import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { exampleNow, exampleReplies, exampleTimeZone, withLast } from '../NotificationDetail/example-notifications.ts';
import { MessageThread } from './index.ts';

const base = { label: 'Replies', now: exampleNow, timeZone: exampleTimeZone } as const;
const thread = () => screen.getByRole('list', { name: 'Replies' });

describe('MessageThread', () => {
  it('shows who wrote what and when, in order', () => {
    render(<MessageThread {...base} messages={exampleReplies} />);
    const items = within(thread()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '17 MarYouyesterdayThank you! Where do I change the hour at which my day begins?',
      'TodayMaya Okafor1 h agoIn the settings, under Practice. Three in the morning is what most people keep.',
      'You28 min agoFound it, thanks.',
    ]);
  });

  it('begins a day at midnight where the reader is', () => {
    const late = { id: 'late', content: 'Late', sentAt: '2026-03-17T23:30:00.000Z', author: 'Maya', own: false };
    render(<MessageThread {...base} messages={[late]} />);
    expect(screen.getByText('Today')).toBeVisible();
  });

  it('reads out what the other side answers meanwhile', () => {
    render(<MessageThread {...base} messages={exampleReplies} />);
    expect(thread()).toHaveAttribute('aria-live', 'polite');
  });

  it('says of a message on its way that it is', () => {
    render(<MessageThread {...base} messages={withLast('sending')} />);
    expect(screen.getByText('Sending…')).toBeVisible();
  });

  it('says of a message that waits for a connection that it goes out by itself, and asks for nothing', () => {
    render(<MessageThread {...base} messages={withLast('waiting')} onRetry={vi.fn()} onEdit={vi.fn()} />);
    expect(screen.getByText('Waiting for the connection. It goes out by itself.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps a message that was not sent, to send it again or to change it', async () => {
    const onRetry = vi.fn();
    const onEdit = vi.fn();
    const messages = withLast('failed');
    render(<MessageThread {...base} messages={messages} onRetry={onRetry} onEdit={onEdit} />);
    expect(screen.getByText('Not sent. Your text is kept.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(onRetry).toHaveBeenCalledExactlyOnceWith('r3');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(messages[2]);
  });
});
