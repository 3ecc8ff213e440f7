import { corePersonas, type Message } from '@everstep/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as example from '../example-data.ts';
import { ChatModal, type ChatModalProps } from './index.ts';

const nothing = () => {};
const base: ChatModalProps = {
  open: true,
  onOpenChange: nothing,
  persona: example.kael,
  personas: corePersonas,
  member: example.exampleMember,
  onPersonaChange: nothing,
  pickerOpen: false,
  onPickerOpenChange: nothing,
  messages: example.thesisTalk,
  conversations: example.conversations,
  conversationId: example.conversations[0]?.id ?? null,
  onSelectConversation: nothing,
  onDeleteConversation: nothing,
  onNewConversation: nothing,
  draft: '',
  onDraftChange: nothing,
  onSend: nothing,
  now: example.exampleNow,
  timeZone: example.exampleTimeZone,
};

function Used(props: Partial<ChatModalProps>) {
  const [open, setOpen] = useState(true);
  const [pickerOpen, setPickerOpen] = useState(false);
  return <ChatModal {...base} open={open} onOpenChange={setOpen} pickerOpen={pickerOpen} onPickerOpenChange={setPickerOpen} {...props} />;
}

const chat = () => screen.getByRole('dialog', { name: 'AI Chat with Kael' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => vi.restoreAllMocks());

describe('ChatModal', () => {
  it('is titled with the guide’s name; the archetype is the subtitle [chat-003] [chat-004]', () => {
    render(<Used />);
    expect(chat()).toHaveAccessibleDescription(/^Opportunity Coach/);
    expect(screen.getByRole('heading', { name: 'AI Chat with Kael' })).toBeVisible();
  });

  it('says that a guide is a program', () => {
    render(<Used />);
    expect(chat()).toHaveTextContent('a computer program, not a human');
  });

  it('says that the conversation was deleted elsewhere, with the ways on, after which one can write at once', async () => {
    const acts = { onNewConversation: vi.fn(), onRestoreConversation: vi.fn() };
    render(<Used deleted draft="Half a thought" {...acts} />);
    expect(screen.getByRole('alert')).toHaveTextContent('This conversation was deleted. What you are writing is kept.');
    const field = screen.getByRole('textbox', { name: 'Message to Kael' });
    expect(field).toHaveValue('Half a thought');
    await press('Go on in a new conversation');
    expect(acts.onNewConversation).toHaveBeenCalledOnce();
    expect(field).toHaveFocus();
    await press('Bring it back');
    expect(acts.onRestoreConversation).toHaveBeenCalledExactlyOnceWith(base.conversationId);
    expect(field).toHaveFocus();
  });

  it('starts in the message', () => {
    render(<Used />);
    expect(screen.getByRole('textbox', { name: 'Message to Kael' })).toHaveFocus();
  });

  it('starts with itself where fingers work: no keyboard rises over what is there to read', () => {
    // Only what is read of a media query is there.
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media === '(pointer: coarse)' }) as MediaQueryList);
    render(<Used />);
    expect(chat()).toHaveFocus();
  });

  it('closes by its button and by Esc [chat-008]', async () => {
    const { unmount } = render(<Used />);
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    render(<Used />);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to people who can be reached, also before a guide is chosen', async () => {
    const onHelp = vi.fn();
    const { unmount } = render(<Used onHelp={onHelp} />);
    // One stands in the header, one below it on phones: a style hides the other.
    for (const button of screen.getAllByRole('button', { name: 'Help now' })) await userEvent.click(button);
    expect(onHelp).toHaveBeenCalledTimes(2);
    unmount();
    render(<Used onHelp={onHelp} persona={null} messages={[]} />);
    expect(screen.getAllByRole('button', { name: 'Help now' })).toHaveLength(2);
  });

  it('begins a new conversation [chat-007]', async () => {
    const onNewConversation = vi.fn();
    render(<Used onNewConversation={onNewConversation} />);
    await press('New Conversation');
    expect(onNewConversation).toHaveBeenCalledTimes(1);
  });

  it('changes the guide in a grid of six, and closes the picker [chat-005] [chat-028] [chat-030] [chat-031]', async () => {
    const onPersonaChange = vi.fn();
    render(<Used onPersonaChange={onPersonaChange} />);
    await press('Change Guide');
    const picker = within(screen.getByRole('dialog', { name: 'Choose Your AI Guide' }));
    expect(picker.getAllByRole('radio')).toHaveLength(6);
    expect(picker.getByRole('radio', { name: 'Kael, Opportunity Coach' })).toBeChecked();
    await userEvent.click(picker.getByRole('radio', { name: 'Luma, Business Vision Strategist' }));
    expect(onPersonaChange).toHaveBeenCalledWith('luma');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose Your AI Guide' })).toBeNull());
    expect(chat()).toBeVisible();
  });

  it('leaves the guide as it was on Cancel [chat-029]', async () => {
    const onPersonaChange = vi.fn();
    render(<Used onPersonaChange={onPersonaChange} />);
    await press('Change Guide');
    await press('Cancel');
    expect(screen.queryByRole('dialog', { name: 'Choose Your AI Guide' })).toBeNull();
    expect(onPersonaChange).not.toHaveBeenCalled();
  });

  it('says the picker’s title once', async () => {
    render(<Used />);
    await press('Change Guide');
    expect(screen.getAllByRole('heading', { name: 'Choose Your AI Guide' })).toHaveLength(1);
  });

  it('opens the history and loads what is picked there [chat-006] [chat-040]', async () => {
    const onSelectConversation = vi.fn();
    render(<Used onSelectConversation={onSelectConversation} />);
    await press('Conversation History');
    await userEvent.click(screen.getByRole('button', { name: /^A hard talk with my landlord/ }));
    expect(onSelectConversation).toHaveBeenCalledWith(example.conversations[1]?.id);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Conversation History' })).toBeNull());
    expect(chat()).toBeVisible();
  });

  it('keeps people within reach in the picker, too', async () => {
    const onHelp = vi.fn();
    render(<Used pickerOpen onHelp={onHelp} />);
    const picker = within(screen.getByRole('dialog', { name: 'Choose Your AI Guide' }));
    await userEvent.click(picker.getByRole('button', { name: 'Help now' }));
    expect(onHelp).toHaveBeenCalledOnce();
  });

  it('keeps people within reach in the history, too', async () => {
    const onHelp = vi.fn();
    render(<Used onHelp={onHelp} />);
    await userEvent.click(screen.getByRole('button', { name: 'Conversation History' }));
    await userEvent.click(within(screen.getByRole('dialog', { name: 'Conversation History' })).getByRole('button', { name: 'Help now' }));
    expect(onHelp).toHaveBeenCalledOnce();
  });

  it('lays the picker over the chat when both open at once', () => {
    render(<Used pickerOpen />);
    const [under, over] = screen.getAllByRole('dialog', { hidden: true });
    expect(under).toHaveAccessibleName('AI Chat with Kael');
    expect(over).toHaveAccessibleName('Choose Your AI Guide');
  });

  it('renames a conversation from the history', async () => {
    const onRenameConversation = vi.fn();
    render(<Used onRenameConversation={onRenameConversation} />);
    await press('Conversation History');
    await press('More for “A hard talk with my landlord”');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await userEvent.keyboard('Solved{Enter}');
    expect(onRenameConversation).toHaveBeenCalledWith(example.conversations[1]?.id, 'Solved');
  });

  it('closes an inner dialog by Esc first', async () => {
    render(<Used />);
    await press('Conversation History');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Conversation History' })).toBeNull();
    expect(chat()).toBeVisible();
  });

  it('says that it is loading before the chat is up [chat-009]', () => {
    render(<Used phase="closed" />);
    expect(screen.getByText('Loading AI Chat...')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that conversations are loading [chat-011]', () => {
    render(<Used phase="loading" />);
    expect(screen.getByText('Loading conversations...')).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
  });

  it('asks for a guide where there is none [chat-010] [chat-005] [chat-047]', async () => {
    render(<Used persona={null} messages={[]} />);
    expect(screen.getByRole('dialog', { name: 'AI Chat' })).toBeVisible();
    expect(screen.getByText('Please select an AI guide to start chatting')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Select Guide' })).toBeVisible();
    await press('Choose Your AI Guide');
    expect(screen.getByRole('dialog', { name: 'Choose Your AI Guide' })).toBeVisible();
  });

  it('shows an alert above the conversation until it is dismissed [chat-044]', async () => {
    const onDismissAlert = vi.fn();
    render(<Used alert="Your message was not answered." onDismissAlert={onDismissAlert} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Your message was not answered.');
    expect(alert.compareDocumentPosition(screen.getByRole('log')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
    expect(onDismissAlert).toHaveBeenCalledTimes(1);
  });

  it('renders no message when a key is typed', () => {
    const { rerender } = render(<ChatModal {...base} onRegenerate={() => {}} />);
    const times = vi.spyOn(Date, 'parse');
    rerender(<ChatModal {...base} draft="a" onDraftChange={() => {}} onRegenerate={() => {}} />);
    expect(screen.getByRole('textbox')).toHaveValue('a');
    expect(times).not.toHaveBeenCalled();
    times.mockRestore();
  });

  it('writes no style attribute on a server', () => {
    expect(renderToString(<ChatModal {...base} messages={example.longTalk(500)} />)).not.toMatch(/\sstyle=/);
  });
});

/** What a product does when words are chosen: the message is on its way, then the server has it. */
function Talking({ onSay }: { onSay: (words: string) => void }) {
  const [sending, setSending] = useState(false);
  const [said, setSaid] = useState<readonly Message[]>([example.thesis, example.checkingIn]);
  return (
    <ChatModal
      {...base}
      messages={said}
      sending={sending}
      onSay={(words) => {
        onSay(words);
        setSending(true);
        setSaid([...said, example.fromMember(20, words, 0)]);
      }}
      above={
        <button type="button" onClick={() => setSending(false)}>
          The server has it
        </button>
      }
    />
  );
}

describe('an answer that was chosen', () => {
  const field = () => screen.getByRole('textbox', { name: 'Message to Kael' });
  // Without a touch of focus, as a server's answer comes.
  const arrive = () => act(() => screen.getByText('The server has it').click());

  it('is said at once, is gone as a choice, and leads focus on to the message', async () => {
    const onSay = vi.fn();
    render(<Talking onSay={onSay} />);
    await press('Restless');
    expect(onSay).toHaveBeenCalledExactlyOnceWith('Restless');
    expect(screen.queryByRole('group', { name: 'Answers to choose from' })).toBeNull();
    expect(screen.getByRole('log')).toHaveFocus();
    arrive();
    expect(field()).toHaveFocus();
  });

  it('leaves focus where the member went meanwhile', async () => {
    render(<Talking onSay={() => {}} />);
    await press('Restless');
    screen.getByRole('button', { name: 'New Conversation' }).focus();
    arrive();
    expect(screen.getByRole('button', { name: 'New Conversation' })).toHaveFocus();
  });

  it('opens no keyboard where a finger tapped', async () => {
    // Only what is read of a media query is there.
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: media === '(pointer: coarse)' }) as MediaQueryList);
    render(<Talking onSay={() => {}} />);
    await press('Restless');
    arrive();
    expect(screen.getByRole('log')).toHaveFocus();
  });
});

it('says where words go only while a service answers', () => {
  const { rerender } = render(<ChatModal {...base} />);
  expect(screen.queryAllByText(/What you write and let the guides see goes to the service/)).toEqual([]);
  rerender(<ChatModal {...base} goesOut />);
  expect(
    screen.getAllByText(
      /is a computer program, not a human\. What you write and let the guides see goes to the service that this server uses\.$/,
    ),
  ).toHaveLength(1);
  expect(screen.getAllByText(/^· a computer program, not a human\. What you write and let the guides see goes to/)).toHaveLength(1);
});

describe('the announcement of a reply', () => {
  afterEach(() => vi.useRealTimers());

  const half: Message = { ...example.streaming, content: 'Start **small' };
  const whole: Message = { ...half, content: 'Start **small**.', status: 'complete' };
  const announced = () => document.querySelector('[aria-live="polite"]')?.textContent;
  const talk = (last: Message, changes: Partial<ChatModalProps> = {}) => (
    <ChatModal {...base} messages={[example.thesis, last]} {...changes} />
  );
  const reply = (number: number, status: Message['status']): Message => ({ ...whole, id: `reply-${number}`, status });

  it('is the whole reply, once, when focus is in the chat', () => {
    const { rerender } = render(talk(half));
    rerender(talk({ ...half, content: 'Start **small**' }));
    expect(announced()).toBe('');
    rerender(talk(whole));
    expect(announced()).toBe('Start small.');
  });

  it('says that the guide suggests something', () => {
    const { rerender } = render(talk(half));
    rerender(talk({ ...whole, proposals: [example.proposals.goal, example.proposals.habit] }));
    expect(announced()).toBe('Start small. 2 suggestions below.');
  });

  it('says that there are answers to choose from', () => {
    const { rerender } = render(talk(half));
    rerender(talk({ ...whole, choices: ['Heavy', 'All right'] }));
    expect(announced()).toBe('Start small. 2 answers to choose from below.');
  });

  it('is not made for a conversation that is opened', () => {
    const { rerender } = render(<ChatModal {...base} messages={[]} />);
    rerender(talk(whole));
    expect(announced()).toBe('');
  });

  it('is not made twice for a reply that changes later', () => {
    const { rerender } = render(talk(half));
    rerender(talk(whole));
    rerender(talk({ ...whole, content: 'Something else.' }));
    expect(announced()).toBe('Start small.');
  });

  it('says why a message was not sent, or what its card says', () => {
    const { rerender } = render(<ChatModal {...base} messages={[example.thesis, example.tenMore]} />);
    rerender(<ChatModal {...base} messages={[example.thesis, example.tenMore, example.failed]} />);
    expect(announced()).toBe('Sorry, I encountered an error: The guide could not be reached.');
    rerender(<ChatModal {...base} messages={[example.thesis, example.tenMore]} />);
    rerender(<ChatModal {...base} messages={[example.thesis, example.tenMore, example.unsentCard]} />);
    expect(announced()).toMatch(/^Let us pause here/);
  });

  it('is short while the member is elsewhere, also with the chat closed, at most every five seconds', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const closed = { open: false };
    const { rerender } = render(talk(reply(1, 'streaming'), closed));
    const finish = (number: number) => {
      rerender(talk(reply(number, 'streaming'), closed));
      rerender(talk(reply(number, 'complete'), closed));
    };
    finish(1);
    expect(announced()).toBe('New message');
    vi.advanceTimersByTime(4999);
    finish(2);
    expect(announced()).toBe('');
    vi.advanceTimersByTime(1);
    finish(3);
    expect(announced()).toBe('New message');
  });

  it('can be heard while an inner dialog is open', async () => {
    const { rerender } = render(talk(half));
    await userEvent.click(screen.getByRole('button', { name: 'Conversation History' }));
    rerender(talk(whole));
    expect(announced()).toBe('New message');
    expect(document.querySelector('[aria-live="polite"]')?.closest('[aria-hidden="true"]')).toBeNull();
  });
});
