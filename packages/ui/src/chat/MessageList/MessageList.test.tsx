import { corePersonas, guidedTalks, type Message } from '@everstep/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lexer } from 'marked';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as example from '../example-data.ts';
import { MessageList, type MessageListProps } from './index.ts';

const base: MessageListProps = {
  messages: example.thesisTalk,
  persona: example.kael,
  personas: corePersonas,
  member: example.exampleMember,
  conversationId: 'thesis',
  now: example.exampleNow,
  timeZone: example.exampleTimeZone,
};

afterEach(() => vi.restoreAllMocks());

describe('MessageList', () => {
  it('is a named log that does not read out what streams in', () => {
    render(<MessageList {...base} />);
    expect(screen.getByRole('log', { name: 'Conversation with Kael' })).toHaveAttribute('aria-live', 'off');
  });

  it('shows the messages in order, each with its author [chat-014]', () => {
    render(<MessageList {...base} />);
    const names = within(screen.getByRole('log'))
      .getAllByRole('article')
      .map((article) => article.getAttribute('aria-label'));
    expect(names).toEqual(['You, 5 min ago', 'Kael, 4 min ago', 'You, 3 min ago', 'Kael, 2 min ago']);
  });

  it('names each guide of a conversation that changed hands', () => {
    render(<MessageList {...base} messages={[example.thesis, example.fromGuide(2, 'Hello.', { personaId: 'luma' })]} />);
    expect(screen.getByRole('article', { name: /^Luma/ })).toBeInTheDocument();
  });

  it('introduces the guide before the first message [chat-012]', () => {
    render(<MessageList {...base} messages={[]} />);
    for (const text of [example.kael.name, example.kael.description, 'Start a conversation by typing a message below!']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('lets the guide say something first, where it has words for it', () => {
    const { rerender, container } = render(<MessageList {...base} messages={[]} persona={{ ...example.kael, greeting: 'Come in.' }} />);
    expect(screen.getByText('Come in.')).toBeVisible();
    const paragraphs = container.querySelectorAll('p').length;
    rerender(<MessageList {...base} messages={[]} persona={{ ...example.kael, greeting: undefined }} />);
    expect(container.querySelectorAll('p')).toHaveLength(paragraphs - 1);
  });

  it('shows that there are other guides, and leads to them, before the first message', async () => {
    const onPickerOpenChange = vi.fn();
    const { rerender } = render(<MessageList {...base} messages={[]} onPickerOpenChange={onPickerOpenChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose another guide' }));
    expect(onPickerOpenChange).toHaveBeenCalledWith(true);
    rerender(<MessageList {...base} onPickerOpenChange={onPickerOpenChange} />);
    expect(screen.queryByRole('button', { name: 'Choose another guide' })).toBeNull();
  });

  it('welcomes who has not chosen a guide [chat-013]', () => {
    render(<MessageList {...base} messages={[]} persona={null} />);
    expect(screen.getByText('Welcome to AI Chat!')).toBeVisible();
    expect(screen.getByText('Select an AI guide to start your conversation.')).toBeVisible();
  });

  it('offers earlier messages, and to try again when they did not come', async () => {
    const onLoad = vi.fn();
    const list = (state: NonNullable<MessageListProps['earlier']>['state']) => <MessageList {...base} earlier={{ state, onLoad }} />;
    const { rerender } = render(list('more'));
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    rerender(list('loading'));
    expect(screen.getByRole('status')).toHaveTextContent('Loading earlier messages...');
    rerender(list('failed'));
    expect(screen.getByText('Earlier messages could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onLoad).toHaveBeenCalledTimes(2);
    rerender(list('none'));
    expect(screen.getByText('The conversation begins here.')).toBeVisible();
  });

  it('draws only what is in sight once a conversation grows past 200 messages', () => {
    const { rerender } = render(<MessageList {...base} messages={example.longTalk(199)} />);
    expect(screen.getAllByRole('article')).toHaveLength(199);
    rerender(<MessageList {...base} messages={[...example.longTalk(200), example.fromMember(201, 'One more.')]} />);
    expect(screen.queryAllByRole('article').length).toBeLessThan(60);
  });

  it('renders no message again for a new handler, as when a key is typed', () => {
    const lex = vi.spyOn(Lexer, 'lex');
    const { rerender } = render(<MessageList {...base} onRegenerate={() => {}} />);
    const parsed = lex.mock.calls.length;
    const times = vi.spyOn(Date, 'parse');
    rerender(<MessageList {...base} onRegenerate={() => {}} />);
    expect(parsed).toBeGreaterThan(0);
    expect(lex.mock.calls.length).toBe(parsed);
    expect(times).not.toHaveBeenCalled();
  });

  it('does what was passed last, though its messages were not rendered again', () => {
    const [old, newest] = [vi.fn(), vi.fn()];
    const { rerender } = render(<MessageList {...base} onRegenerate={old} />);
    rerender(<MessageList {...base} onRegenerate={newest} />);
    screen.getByRole('button', { name: 'Write another reply' }).click();
    expect(old).not.toHaveBeenCalled();
    expect(newest).toHaveBeenCalledTimes(1);
  });

  it('keeps a message’s element when the server names it anew', () => {
    const { rerender } = render(<MessageList {...base} messages={[example.thesis]} />);
    const element = screen.getByRole('article');
    const stored: Message = { ...example.thesis, id: '00000000-0000-7000-8000-00000000beef' };
    rerender(<MessageList {...base} messages={[stored, example.writing]} />);
    expect(screen.getAllByRole('article')[0]).toBe(element);
  });

  it('offers talks to begin with before the first message, where they can be said', async () => {
    const onSay = vi.fn();
    const opening = (changes: Partial<MessageListProps>) => <MessageList {...base} messages={[]} talks={guidedTalks} {...changes} />;
    const { rerender } = render(opening({ onSay }));
    await userEvent.click(screen.getByRole('button', { name: /^Wind down/ }));
    expect(onSay).toHaveBeenCalledExactlyOnceWith('Wind down');
    expect(screen.getByRole('log')).toHaveFocus();
    for (const without of [{}, { onSay, persona: null }, { onSay, messages: [example.thesis] }]) {
      rerender(opening(without));
      expect(screen.queryByRole('button', { name: /^Wind down/ })).toBeNull();
    }
  });

  describe('answers to choose from', () => {
    const offered = () => screen.queryByRole('group', { name: 'Answers to choose from' });
    const list = (last: Message, changes: Partial<MessageListProps> = {}) => (
      <MessageList {...base} messages={[...example.thesisTalk, last]} onSay={() => {}} {...changes} />
    );

    it('stand below the newest reply, and focus stays with the conversation when one is chosen', async () => {
      const onSay = vi.fn();
      render(list(example.checkingIn, { onSay }));
      const [article] = screen.getAllByRole('article').slice(-1);
      expect(article?.nextElementSibling).toContainElement(offered());
      await userEvent.click(screen.getByRole('button', { name: 'Restless' }));
      expect(onSay).toHaveBeenCalledExactlyOnceWith('Restless');
      expect(screen.getByRole('log')).toHaveFocus();
    });

    it('go with the next message, and do not come back for older replies', () => {
      const { rerender } = render(list(example.checkingIn));
      expect(offered()).toBeVisible();
      const { messages } = list(example.checkingIn).props;
      rerender(list(example.tenMore, { messages: [...messages, example.tenMore] }));
      expect(offered()).toBeNull();
      rerender(
        list(example.tenMore, { messages: [...messages, example.tenMore, { ...example.checkingIn, id: 'next', choices: ['Yes'] }] }),
      );
      expect(screen.getAllByRole('group', { name: 'Answers to choose from' })).toHaveLength(1);
      expect(screen.getByRole('button', { name: 'Yes' })).toBeVisible();
    });

    it.each([
      ['is not whole', list({ ...example.checkingIn, status: 'streaming' })],
      ['was stopped', list({ ...example.checkingIn, status: 'stopped' })],
      ['is being written anew', list(example.checkingIn, { replying: true })],
      ['cannot be answered here', list(example.checkingIn, { onSay: undefined })],
    ])('are none where the reply %s', (_, shown) => {
      render(shown);
      expect(offered()).toBeNull();
    });

    it('wait while a message is on its way', () => {
      render(list(example.checkingIn, { sending: true }));
      expect(screen.getByRole('button', { name: 'Restless' })).toBeDisabled();
    });
  });

  it.each([4, 500])('writes no style attribute on a server, with %i messages', (count) => {
    expect(renderToString(<MessageList {...base} messages={example.longTalk(count)} />)).not.toMatch(/\sstyle=/);
  });
});
