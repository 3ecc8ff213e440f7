import { MESSAGE_MAX_LENGTH } from '@everstep/domain';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Composer, type ComposerProps } from './index.ts';

const plain: ComposerProps = { personaName: 'Kael', text: 'Half a page.', onTextChange: () => {}, onSend: () => {} };
const input = () => screen.getByRole('textbox');
const sendButton = () => screen.getByRole('button', { name: 'Send message' });

function Typed(props: Partial<ComposerProps>) {
  const [text, setText] = useState('');
  return <Composer {...plain} {...props} text={text} onTextChange={setText} />;
}

describe('Composer', () => {
  it('asks for a message to the guide by name, and says whom one talks with [chat-017] [chat-027]', () => {
    render(<Composer {...plain} text="" />);
    expect(screen.getByRole('textbox', { name: 'Message to Kael' })).toHaveAttribute('placeholder', 'Message Kael...');
    expect(screen.getByText('Chatting with Kael')).toBeInTheDocument();
  });

  it('waits for a guide [chat-018] [chat-019] [chat-024]', () => {
    render(<Composer {...plain} personaName={null} />);
    expect(input()).toHaveAttribute('placeholder', 'Select a guide first...');
    expect(input()).toBeDisabled();
    expect(sendButton()).toBeDisabled();
  });

  it('sends by Enter [chat-021]', async () => {
    const onSend = vi.fn();
    render(<Composer {...plain} onSend={onSend} />);
    await userEvent.type(input(), '{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('breaks the line by Shift+Enter and sends nothing [chat-022]', async () => {
    const onSend = vi.fn();
    render(<Typed onSend={onSend} />);
    await userEvent.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(input()).toHaveValue('one\ntwo');
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each([
    ['while an input method composes', { isComposing: true }],
    ['on the key that ends composing, which some browsers report as 229', { keyCode: 229 }],
  ])('sends nothing %s', (_, how) => {
    const onSend = vi.fn();
    render(<Composer {...plain} onSend={onSend} />);
    const event = createEvent.keyDown(input(), { key: 'Enter', ...how });
    fireEvent(input(), event);
    expect(onSend).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it.each(['', '  \n '])('does not send %j [chat-023]', async (text) => {
    const onSend = vi.fn();
    render(<Composer {...plain} text={text} onSend={onSend} />);
    expect(sendButton()).toBeDisabled();
    await userEvent.type(input(), '{Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('waits with a spinner while sending [chat-020] [chat-025] [chat-026]', () => {
    render(<Composer {...plain} sending />);
    expect(input()).toBeDisabled();
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAttribute('aria-busy', 'true');
    expect(sendButton().querySelector('[data-essential-motion]')).not.toBeNull();
  });

  it('stops a reply, lets the next message be written meanwhile, and leaves to its owner whether it may go', async () => {
    const onStop = vi.fn();
    const onSend = vi.fn();
    render(<Typed replying onStop={onStop} onSend={onSend} />);
    await userEvent.type(input(), 'And then?{Enter}');
    expect(input()).toHaveValue('And then?');
    expect(onSend).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Stop reply' }));
    expect(onStop).toHaveBeenCalledTimes(1);
  });

  it('puts who stopped a reply into the field, and no keyboard over it on a touched screen', async () => {
    const { rerender } = render(<Composer {...plain} text="" replying onStop={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stop reply' }));
    rerender(<Composer {...plain} text="" />);
    expect(input()).toHaveFocus();
    input().blur();
    rerender(<Composer {...plain} text="" replying onStop={() => undefined} />);
    fireEvent(
      screen.getByRole('button', { name: 'Stop reply' }),
      new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }),
    );
    rerender(<Composer {...plain} text="" />);
    expect(input()).not.toHaveFocus();
  });

  it('sends what is written meanwhile by its button as well, beside the one that stops', async () => {
    const [onStop, onSend] = [vi.fn(), vi.fn()];
    const { rerender } = render(<Composer {...plain} text="" replying onStop={onStop} onSend={onSend} />);
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
    rerender(<Composer {...plain} text="I cannot go on" replying onStop={onStop} onSend={onSend} />);
    await userEvent.click(sendButton());
    expect([onSend.mock.calls.length, onStop.mock.calls.length]).toEqual([1, 0]);
    expect(screen.getByRole('button', { name: 'Stop reply' })).toBeEnabled();
    // The reply ends: the button that sends stays under the member's finger and focus.
    rerender(<Composer {...plain} text="I cannot go on" onStop={onStop} onSend={onSend} />);
    await waitFor(() => expect(sendButton()).toHaveFocus());
  });

  it('says politely, and not as an error, that words wait for the end of the reply, and no longer than that', () => {
    const { rerender } = render(<Composer {...plain} replying onStop={() => {}} />);
    const line = screen.getByRole('status');
    expect(line).toBeEmptyDOMElement();
    rerender(<Composer {...plain} replying waits onStop={() => {}} />);
    expect(line).toHaveTextContent('The reply is still being written. Your words are kept here: press Send again when it is done.');
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Composer {...plain} waits onStop={() => {}} />);
    expect(line).toBeEmptyDOMElement();
  });

  it('has focus again for the next message once the last is sent', async () => {
    const { rerender } = render(<Composer {...plain} />);
    await userEvent.click(sendButton());
    rerender(<Composer {...plain} sending />);
    rerender(<Composer {...plain} text="" replying />);
    expect(input()).toHaveFocus();
  });

  it('leaves focus with a member who went elsewhere meanwhile', async () => {
    const both = (props: Partial<ComposerProps>) => (
      <>
        <button type="button">History</button>
        <Composer {...plain} {...props} />
      </>
    );
    const { rerender } = render(both({}));
    await userEvent.click(sendButton());
    rerender(both({ sending: true }));
    await userEvent.click(screen.getByRole('button', { name: 'History' }));
    rerender(both({ text: '' }));
    expect(screen.getByRole('button', { name: 'History' })).toHaveFocus();
  });

  it('keeps a text that is too long, says by how much, and does not send it', () => {
    render(<Composer {...plain} text={'a'.repeat(MESSAGE_MAX_LENGTH + 12)} />);
    expect(input()).toHaveAccessibleDescription('12 characters too long');
    expect(input()).toBeInvalid();
    expect(sendButton()).toBeDisabled();
  });

  it('counts only what is nearly used up', () => {
    const { rerender } = render(<Composer {...plain} />);
    expect(screen.queryByText(/characters/)).toBeNull();
    rerender(<Composer {...plain} text={'a'.repeat(MESSAGE_MAX_LENGTH - 7)} />);
    expect(screen.getByText('7 characters left')).toBeVisible();
  });
});
