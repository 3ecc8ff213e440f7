import { corePersonas } from '@everstep/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { conversations, exampleNow, exampleTimeZone, manyConversations } from '../example-data.ts';
import { ConversationHistory, type ConversationHistoryProps } from './index.ts';

const [first, second] = conversations;

function show(changes: Partial<ConversationHistoryProps> = {}) {
  const acts = { onOpenChange: vi.fn(), onSelect: vi.fn(), onDelete: vi.fn(), onNew: vi.fn() };
  render(
    <ConversationHistory
      open
      conversations={conversations}
      personas={corePersonas}
      currentId={null}
      now={exampleNow}
      timeZone={exampleTimeZone}
      {...acts}
      {...changes}
    />,
  );
  return acts;
}
const dialog = () => screen.getByRole('dialog', { name: 'Conversation History' });
const itemOf = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

describe('ConversationHistory', () => {
  it('is titled and says when there is nothing yet [chat-032] [chat-033]', () => {
    show({ conversations: [] });
    expect(within(dialog()).getByText('No conversations yet. Start chatting to create your first conversation!')).toBeVisible();
  });

  it('shows each conversation with its guide, title and time [chat-034] [chat-035] [chat-037]', () => {
    show();
    expect(within(dialog()).getAllByRole('listitem')).toHaveLength(conversations.length);
    const item = itemOf('A hard talk');
    expect(item.querySelector('[data-persona="sera"]')).not.toBeNull();
    expect(within(item).getByText('2 h ago')).toBeVisible();
  });

  it('shows the first 35 characters of the last message [chat-036]', () => {
    show();
    expect(within(itemOf('A hard talk')).getByText('Write the first sentence the way yo...')).toBeVisible();
    expect(within(itemOf('I want to finish')).getByText('Shall we make that the whole plan?')).toBeVisible();
  });

  it('counts the time from the creation where nothing was updated [chat-037]', () => {
    if (!first) throw new Error('An example is missing');
    show({ conversations: [{ ...first, lastUpdated: '' }] });
    expect(within(itemOf('I want to finish')).getByText('1 h ago')).toBeVisible();
  });

  it('names a conversation without a title by its first message, else by its guide', () => {
    show();
    expect(screen.getByText('About: I keep saying yes to things I ...')).toBeVisible();
    expect(screen.getByText('Chat with Luma')).toBeVisible();
  });

  it('marks the current one, and no other [chat-039]', () => {
    show({ currentId: second?.id ?? null });
    expect(screen.getAllByRole('button', { current: true })).toEqual([itemOf('A hard talk')]);
  });

  it('opens a conversation and closes [chat-040]', async () => {
    const { onSelect, onOpenChange } = show();
    await userEvent.click(itemOf('A hard talk'));
    expect(onSelect).toHaveBeenCalledWith(second?.id);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('deletes one by name and stays open [chat-038]', async () => {
    const { onDelete, onSelect, onOpenChange } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Delete “A hard talk with my landlord”' }));
    expect(onDelete).toHaveBeenCalledWith(second?.id);
    expect(onSelect).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('renames one, trimmed, and gives focus back', async () => {
    const onRename = vi.fn();
    show({ onRename });
    await userEvent.click(screen.getByRole('button', { name: 'Rename “A hard talk with my landlord”' }));
    const field = screen.getByRole('textbox', { name: 'New title of “A hard talk with my landlord”' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '  Solved {Enter}');
    expect(onRename).toHaveBeenCalledExactlyOnceWith(second?.id, 'Solved');
    expect(screen.getByRole('button', { name: 'Rename “A hard talk with my landlord”' })).toHaveFocus();
  });

  it.each(['{Escape}', '{Enter}', '   {Enter}'])('keeps the title, and stays open, on %j', async (keys) => {
    const onRename = vi.fn();
    const { onOpenChange } = show({ onRename });
    await userEvent.click(screen.getByRole('button', { name: 'Rename “A hard talk with my landlord”' }));
    await userEvent.keyboard(keys);
    expect(itemOf('A hard talk')).toBeVisible();
    expect(onRename).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('renames nothing where titles stay', () => {
    show();
    expect(screen.queryByRole('button', { name: /^Rename/ })).toBeNull();
  });

  it('finds conversations by title, guide and last words once they are many', async () => {
    show({ conversations: manyConversations });
    const search = screen.getByRole('searchbox', { name: 'Find a conversation' });
    const shown = () => screen.queryAllByRole('listitem').length;
    for (const words of ['LANDLORD', 'sera', 'say it to a']) {
      await userEvent.clear(search);
      await userEvent.type(search, words);
      expect(shown()).toBe(1);
    }
    await userEvent.clear(search);
    await userEvent.type(search, 'ferns');
    expect(shown()).toBe(0);
    expect(screen.getByRole('status')).toHaveTextContent('No conversation has “ferns” in it.');
  });

  it('needs no search for a few', () => {
    show();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('has New Conversation and Close at its foot [chat-041]', async () => {
    const { onNew, onOpenChange } = show();
    const foot = within(screen.getByRole('contentinfo'));
    await userEvent.click(foot.getByRole('button', { name: 'New Conversation' }));
    expect(onNew).toHaveBeenCalledTimes(1);
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.click(foot.getByRole('button', { name: 'Close' }));
    expect(onOpenChange).toHaveBeenCalledTimes(2);
  });

  it('has New Conversation as its main action while it is empty [chat-041]', () => {
    const toneOf = (name: string) => within(screen.getByRole('contentinfo')).getByRole('button', { name }).className;
    show({ conversations: [] });
    const empty = [toneOf('New Conversation'), toneOf('Close')];
    cleanup();
    show();
    expect([toneOf('Close'), toneOf('New Conversation')]).toEqual(empty);
    expect(empty[0]).not.toBe(empty[1]);
  });
});
