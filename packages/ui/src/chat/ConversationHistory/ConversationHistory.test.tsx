import { type ConversationSummary, corePersonas } from '@everstep/domain';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { conversations, exampleNow, exampleTimeZone, manyConversations } from '../example-data.ts';
import { ConversationHistory, type ConversationHistoryProps, type HistoryFinding } from './index.ts';

const [first, second] = conversations;

const base: ConversationHistoryProps = {
  open: true,
  onOpenChange: () => {},
  conversations,
  personas: corePersonas,
  currentId: null,
  now: exampleNow,
  timeZone: exampleTimeZone,
  onSelect: () => {},
  onDelete: () => {},
  onNew: () => {},
};

function show(changes: Partial<ConversationHistoryProps> = {}) {
  const acts = { onOpenChange: vi.fn(), onSelect: vi.fn(), onDelete: vi.fn(), onNew: vi.fn() };
  render(<ConversationHistory {...base} {...acts} {...changes} />);
  return acts;
}

/** The list with some of it pinned, as a server gives it: those first. */
function withPinned(list: readonly ConversationSummary[], ...at: readonly number[]): readonly ConversationSummary[] {
  return [
    ...at.flatMap((index) => list.slice(index, index + 1)).map((one) => ({ ...one, pinned: true })),
    ...list.filter((_, index) => !at.includes(index)),
  ];
}
/** Keeps what is pinned, as a product does. */
function PinnedByHand() {
  const [shown, setShown] = useState(conversations);
  const indexOf = (wanted: string) => conversations.findIndex(({ id }) => id === wanted);
  const pin = (id: string, pinned: boolean) => setShown(pinned ? withPinned(conversations, indexOf(id)) : conversations);
  return <ConversationHistory {...base} conversations={shown} onPin={pin} />;
}
const dialog = () => screen.getByRole('dialog', { name: 'Conversation History' });
const choose = async (title: string, action: string) => {
  await userEvent.click(screen.getByRole('button', { name: `More for “${title}”` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const talk = 'A hard talk with my landlord';
const itemOf = (title: string) => screen.getByRole('button', { name: new RegExp(`^${title}`) });

/** Deletes and brings back, as a product does. */
function DeletedByHand({ onRestore }: { onRestore: (id: string) => void }) {
  const [shown, setShown] = useState(conversations);
  return (
    <ConversationHistory
      {...base}
      conversations={shown}
      onDelete={(id) => setShown(shown.filter((one) => one.id !== id))}
      onRestore={onRestore}
    />
  );
}

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

  it('leaves a way back in the place of one that was deleted, which has the focus and is in the order of Tab', async () => {
    const onRestore = vi.fn();
    render(<DeletedByHand onRestore={onRestore} />);
    const before = within(dialog()).getAllByRole('listitem').length;
    await userEvent.click(screen.getByRole('button', { name: `Delete “${talk}”` }));
    const row = within(dialog()).getAllByRole('listitem')[1] as HTMLElement;
    expect(row).toHaveTextContent(`Deleted: ${talk}`);
    expect(within(dialog()).getAllByRole('listitem')).toHaveLength(before);
    const undo = within(row).getByRole('button', { name: `Undo deleting “${talk}”` });
    expect(undo).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(second?.id);
    expect(itemOf('A hard talk')).toHaveFocus();
  });

  it('keeps that row until it closes, also where nothing else is left, and while others are looked for', async () => {
    const rest = (list: readonly ConversationSummary[], isOpen = true) => (
      <ConversationHistory {...base} open={isOpen} conversations={list} onRestore={() => {}} />
    );
    const { rerender } = render(rest(conversations.slice(0, 2)));
    await userEvent.click(screen.getByRole('button', { name: `Delete “${talk}”` }));
    rerender(rest(conversations.slice(0, 1)));
    expect(screen.getByRole('searchbox')).toBeVisible();
    rerender(rest([]));
    expect(screen.getByText(`Deleted: ${talk}`)).toBeVisible();
    rerender(rest(conversations.slice(2)));
    await userEvent.type(screen.getByRole('searchbox'), 'landlord');
    expect(screen.getByText(`Deleted: ${talk}`)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(`Deleted: ${talk}`)).toBeNull();
  });

  it('shows one that could not be deleted as it was', async () => {
    show({ onRestore: vi.fn() });
    await userEvent.click(screen.getByRole('button', { name: `Delete “${talk}”` }));
    expect(itemOf('A hard talk')).toBeVisible();
    expect(screen.queryByText(/^Deleted/)).toBeNull();
  });

  it('marks a conversation whose guide sees no records, and no other', () => {
    show({ conversations: conversations.map((one, index) => ({ ...one, incognito: index === 1 })) });
    expect(within(itemOf('A hard talk')).getByRole('img', { name: 'Incognito' })).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'Incognito' })).toHaveLength(1);
  });

  it('renames one, trimmed, and gives focus back', async () => {
    const onRename = vi.fn();
    show({ onRename });
    await choose(talk, 'Rename');
    const field = screen.getByRole('textbox', { name: 'New title of “A hard talk with my landlord”' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '  Solved {Enter}');
    expect(onRename).toHaveBeenCalledExactlyOnceWith(second?.id, 'Solved');
    expect(screen.getByRole('button', { name: `More for “${talk}”` })).toHaveFocus();
  });

  it.each(['{Escape}', '{Enter}', '   {Enter}'])('keeps the title, and stays open, on %j', async (keys) => {
    const onRename = vi.fn();
    const { onOpenChange } = show({ onRename });
    await choose(talk, 'Rename');
    await userEvent.keyboard(keys);
    expect(itemOf('A hard talk')).toBeVisible();
    expect(onRename).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('renames, pins and saves nothing where nobody takes it', () => {
    show();
    expect(screen.queryByRole('button', { name: /^(More for|Pin)/ })).toBeNull();
  });

  it('saves one as a file, by its menu', async () => {
    const onSave = vi.fn();
    const { onSelect, onOpenChange } = show({ onSave });
    await choose(talk, 'Save as Markdown');
    expect(onSave).toHaveBeenCalledExactlyOnceWith(second?.id);
    expect(screen.queryByRole('menuitem', { name: 'Rename' })).toBeNull();
    expect(onSelect).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('shows pinned ones under their own heading, in the order given, and says which they are', () => {
    show({ onPin: vi.fn(), conversations: withPinned(conversations, 3, 1) });
    const titlesIn = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('button', { pressed: name === 'Pinned' });
    expect(titlesIn('Pinned').map((button) => button.getAttribute('aria-label'))).toEqual(['Pin “Chat with Luma”', `Pin “${talk}”`]);
    expect(titlesIn('Other conversations')).toHaveLength(conversations.length - 2);
  });

  it('has no headings while nothing is pinned, and no empty group when all are', () => {
    show({ onPin: vi.fn() });
    expect(screen.queryByRole('region')).toBeNull();
    cleanup();
    show({ onPin: vi.fn(), conversations: withPinned(conversations.slice(0, 1), 0) });
    expect(screen.getAllByRole('region').map((region) => region.textContent)).toEqual([expect.stringMatching(/^Pinned/)]);
  });

  it('pins one and unpins it, and focus goes with its row', async () => {
    render(<PinnedByHand />);
    const pin = () => screen.getByRole('button', { name: `Pin “${talk}”` });
    expect(pin()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(pin());
    expect(within(screen.getByRole('region', { name: 'Pinned' })).getByRole('button', { pressed: true })).toBe(pin());
    expect(pin()).toHaveFocus();
    await userEvent.click(pin());
    expect(screen.queryByRole('region')).toBeNull();
    expect(pin()).toHaveFocus();
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

  describe('a search beyond what is here', () => {
    const elsewhere = { ...first, id: 'elsewhere', title: 'Ferns, two years ago' } as ConversationSummary;
    const finding = (change: Partial<HistoryFinding> = {}): HistoryFinding => ({
      words: '',
      found: undefined,
      state: 'ready',
      onFind: vi.fn(),
      onRetry: vi.fn(),
      ...change,
    });
    /** The dialog after somebody has typed these words, and what the search says of them by then. */
    async function searched(words: string, answer: Partial<HistoryFinding>) {
      const shown = (now: HistoryFinding) => <ConversationHistory {...base} conversations={manyConversations} finding={now} />;
      const { rerender } = render(shown(finding()));
      await userEvent.type(screen.getByRole('searchbox'), words);
      rerender(shown(finding({ words, ...answer })));
      return () => screen.getAllByRole('listitem').map((item) => item.querySelector('button')?.textContent);
    }

    it('is asked for once typing rests, and ends with the dialog', async () => {
      const onFind = vi.fn();
      const shown = (words: string) => (
        <ConversationHistory {...base} conversations={manyConversations} finding={finding({ words, onFind })} />
      );
      const { rerender } = render(shown(''));
      await userEvent.type(screen.getByRole('searchbox'), ' ferns ');
      await waitFor(() => expect(onFind).toHaveBeenCalledExactlyOnceWith('ferns'));
      rerender(shown('ferns'));
      await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Close' }));
      expect(onFind).toHaveBeenLastCalledWith('');
    });

    it('shows what was found anywhere, and says when that is nothing', async () => {
      const titles = await searched('ferns', { found: [elsewhere] });
      expect(titles()).toEqual([expect.stringContaining('Ferns, two years ago')]);
      cleanup();
      await searched('ferns', { found: [] });
      expect(screen.getByText('No conversation has “ferns” in it.')).toBeVisible();
    });

    it('shows what was said where the words stand, the words marked whatever their case, and as text', async () => {
      const foundText = '…of <b>Ferns</b> and FERNS…';
      await searched('ferns', { found: [{ ...elsewhere, foundText }] });
      const marks = screen.getAllByText(/^ferns$/i, { selector: 'mark' }).map(({ textContent }) => textContent);
      expect(marks).toEqual(['Ferns', 'Ferns', 'FERNS']);
      expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('…of <b>Ferns</b> and FERNS…');
    });

    it('marks words of the last message that is here, and nothing before somebody searches', async () => {
      show({ conversations: manyConversations });
      expect(document.querySelector('mark')).toBeNull();
      await userEvent.type(screen.getByRole('searchbox'), 'SAY IT TO A');
      expect(document.querySelector('mark')?.textContent).toMatch(/^say it to a$/i);
    });

    it('shows what is here until it has answered, and does not say that nothing is there', async () => {
      const titles = await searched('landlord', { state: 'loading' });
      expect(titles()).toEqual([expect.stringContaining(talk)]);
      expect(screen.getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
      cleanup();
      await searched('ferns', { state: 'loading' });
      expect(screen.queryByText(/^No conversation/)).toBeNull();
    });

    it.each([
      ['offline', /^You are offline/],
      ['failed', /^The search did not get through/],
    ] as const)('says so when it is %s, shows what is here, and can be tried again', async (state, words) => {
      const onRetry = vi.fn();
      const titles = await searched('landlord', { state, onRetry });
      expect(screen.getByText(words)).toBeVisible();
      expect(titles()).toEqual([expect.stringContaining(talk)]);
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(onRetry).toHaveBeenCalledOnce();
      cleanup();
      await searched('ferns', { state });
      expect(screen.queryByText(/^No conversation/)).toBeNull();
    });
  });

  it.each([
    ['more', 'Show older conversations', undefined],
    ['failed', 'Try again', 'Older conversations could not be loaded.'],
    ['offline', 'Try again', /^You are offline/],
  ] as const)('goes on to older ones by a button when it is %s', async (state, name, words) => {
    const onLoad = vi.fn();
    show({ further: { state, onLoad } });
    if (words) expect(screen.getByText(words)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onLoad).toHaveBeenCalledOnce();
  });

  it('says that older ones are on their way, and nothing once all are here', () => {
    show({ further: { state: 'loading', onLoad: vi.fn() } });
    expect(screen.getByText('Loading older conversations...')).toBeVisible();
    cleanup();
    show({ further: { state: 'none', onLoad: vi.fn() } });
    expect(screen.queryByText(/older/i)).toBeNull();
  });

  it('needs no search for a single one', () => {
    show({ conversations: conversations.slice(0, 1) });
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

  it('has New Conversation as its main action while it is empty, and Close never [chat-041]', () => {
    const toneOf = (name: string) => within(screen.getByRole('contentinfo')).getByRole('button', { name }).className;
    show({ conversations: [] });
    const primary = toneOf('New Conversation');
    expect(toneOf('Close')).not.toBe(primary);
    cleanup();
    show();
    expect([toneOf('New Conversation'), toneOf('Close')]).not.toContain(primary);
  });
});
