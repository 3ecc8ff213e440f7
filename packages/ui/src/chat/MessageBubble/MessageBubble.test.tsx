import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as example from '../example-data.ts';
import { MessageBubble, type MessageBubbleProps } from './index.ts';

const reply = example.fromGuide(2, 'Which **promise** was too big?');

function show(changes: Partial<MessageBubbleProps> = {}) {
  const acts = { onRegenerate: vi.fn(), onSibling: vi.fn() };
  const props = {
    message: reply,
    persona: example.kael,
    member: example.exampleMember,
    time: '5 min ago',
    latest: true,
    ...acts,
    ...changes,
  };
  return { ...acts, ...render(<MessageBubble {...props} />) };
}

describe('MessageBubble', () => {
  it('shows a guide’s emblem, text and time, and names its author [chat-015]', () => {
    const { container } = show();
    const bubble = screen.getByRole('article', { name: 'Kael, 5 min ago' });
    expect(container.querySelector('[data-persona="kael"]')).not.toBeNull();
    expect(bubble).toHaveTextContent('Which promise was too big?');
    expect(bubble).toHaveTextContent('Kael · 5 min ago');
  });

  it('shows the member’s picture, text as it was typed, and time [chat-015]', () => {
    const { container } = show({
      message: example.fromMember(1, '2 * 3 * 4\n<b>bold</b>'),
      member: { name: 'Ada Moss', imageUrl: '/ada.png' },
    });
    expect(screen.getByRole('article', { name: 'You, 5 min ago' })).toHaveTextContent('2 * 3 * 4 <b>bold</b>');
    expect(container.querySelector('img')).toHaveAttribute('src', '/ada.png');
  });

  it('marks what the built-in assistant wrote, and no card of the product', () => {
    const { rerender } = show({ message: { ...reply, builtIn: true } });
    const note = /5 min ago · answered by the built-in assistant$/;
    expect(screen.getByText(note)).toBeInTheDocument();
    rerender(
      <MessageBubble
        message={{ ...example.safety, builtIn: true }}
        persona={example.kael}
        member={example.exampleMember}
        time="5 min ago"
      />,
    );
    expect(screen.queryByText(/built-in assistant/)).toBeNull();
  });

  it('shows that a reply is being written, and offers nothing yet', () => {
    show({ message: example.writing });
    expect(screen.getByRole('img', { name: 'Writing' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['stopped', example.stopped, 'You stopped this reply.'],
    ['interrupted', example.interrupted, 'This reply was interrupted.'],
  ])('keeps what came of a reply that was %s, and says so', (_, message, note) => {
    show({ message });
    expect(screen.getByText('Start where the resistance is smallest. That may be the')).toBeInTheDocument();
    expect(screen.getByText(new RegExp(note))).toBeInTheDocument();
  });

  it.each([
    ['failed', example.failed],
    ['was interrupted', example.interrupted],
  ])('offers to try again what %s', async (_, message) => {
    const { onRegenerate } = show({ message });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRegenerate).toHaveBeenCalledWith(message.id);
  });

  it('offers the built-in guide only for the last reply, and only where the service failed to give it', async () => {
    const onHandOver = vi.fn();
    const offer = () => screen.queryByRole('button', { name: 'Answer with the built-in guide' });
    const views = [
      { message: example.failed, onHandOver },
      { message: example.failedThere, onHandOver, latest: false },
      { message: example.failedThere },
    ];
    for (const changes of views) {
      const { unmount } = show(changes);
      expect(offer()).toBeNull();
      unmount();
    }
    show({ message: example.failedThere, onHandOver });
    await userEvent.click(screen.getByRole('button', { name: 'Answer with the built-in guide' }));
    expect(onHandOver).toHaveBeenCalledExactlyOnceWith(example.failed.id);
  });

  it('shows a failure in the guide’s place', () => {
    show({ message: example.failed });
    expect(screen.getByText('Sorry, I encountered an error: The guide could not be reached.')).toBeInTheDocument();
  });

  it.each([
    ['failed', example.failed],
    ['was interrupted', example.interrupted],
  ])('says of a reply that %s that it did not come where not a word of it is left, and offers to try again', (_, message) => {
    show({ message: { ...message, content: '' } });
    expect(screen.getByText('This reply did not come.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('article').textContent).not.toMatch(/broke off|interrupted/);
  });

  it('says of what came before a failure that it broke off, and of an apology nothing more', () => {
    const { unmount } = show({ message: { ...example.failed, content: 'Start where' } });
    expect(screen.getByRole('article')).toHaveTextContent('Start where');
    expect(screen.getByText(/This reply broke off\./)).toBeInTheDocument();
    unmount();
    show({ message: example.failed });
    expect(screen.queryByText(/broke off/)).toBeNull();
  });

  it('draws nothing around a reply that was stopped before its first word', () => {
    show({ message: { ...example.stopped, content: '' } });
    const bubble = screen.getByRole('article');
    expect(bubble).toHaveTextContent('You stopped this reply.');
    // The foot alone.
    expect(bubble.lastElementChild?.children).toHaveLength(1);
  });

  it.each([
    ['no guide answered', example.failed],
    ['a safety card speaks', example.safety],
  ])('leads to people where %s', async (_, message) => {
    const onHelp = vi.fn();
    show({ message, onHelp });
    await userEvent.click(screen.getByRole('button', { name: 'Help now' }));
    expect(onHelp).toHaveBeenCalledOnce();
  });

  it('copies a reply and says so', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'Copy reply' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('Which **promise** was too big?');
  });

  it('does not say it copied where the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    show();
    await user.click(screen.getByRole('button', { name: 'Copy reply' }));
    expect(screen.queryByRole('button', { name: 'Copied' })).toBeNull();
  });

  it('is read aloud and stopped by the same button, with the keyboard, too', async () => {
    const onReadAloud = vi.fn();
    const { unmount } = show({ onReadAloud });
    screen.getByRole('button', { name: 'Read aloud' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onReadAloud).toHaveBeenCalledWith(reply.id, reply.content);
    unmount();
    show({ onReadAloud, reading: true });
    await userEvent.click(screen.getByRole('button', { name: 'Stop reading aloud' }));
    expect(onReadAloud).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['nothing can read', reply, undefined],
    ['the words are the member’s own', example.fromMember(1, 'Hello'), vi.fn()],
    ['a safety card speaks', example.safety, vi.fn()],
    ['a reply is still being written', example.streaming, vi.fn()],
  ])('is not read aloud where %s', (_, message, onReadAloud) => {
    show({ message, onReadAloud });
    expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
  });

  it('writes only the latest reply anew', async () => {
    const { onRegenerate, unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Write another reply' }));
    expect(onRegenerate).toHaveBeenCalledWith(reply.id);
    unmount();
    show({ latest: false });
    expect(screen.queryByRole('button', { name: 'Write another reply' })).toBeNull();
  });

  it('leads through the replies to the same message', async () => {
    const { onSibling } = show({ message: example.secondOfThree });
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Earlier reply' }));
    await userEvent.click(screen.getByRole('button', { name: 'Later reply' }));
    expect(onSibling.mock.calls).toEqual([
      [example.secondOfThree.id, -1],
      [example.secondOfThree.id, 1],
    ]);
  });

  it('ends where the replies end', () => {
    show({ message: { ...example.secondOfThree, siblings: { index: 2, count: 3 } } });
    expect(screen.getByRole('button', { name: 'Later reply' })).toBeDisabled();
  });

  it('lets the product speak where a person may be in danger, not the guide, and offers no other reply', () => {
    const { container } = show({ message: example.safety });
    const bubble = screen.getByRole('article', { name: 'Everstep, 5 min ago' });
    expect(bubble).not.toHaveTextContent('Kael');
    expect(container.querySelector('[data-persona]')).toBeNull();
    expect(screen.getByRole('region', { name: 'Let us pause here' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /reply|again|aloud/ })).toBeNull();
  });

  it('names a guide that is no longer offered by what it was', () => {
    show({ persona: undefined });
    expect(screen.getByRole('article', { name: 'Guide, 5 min ago' })).toBeInTheDocument();
  });
});
