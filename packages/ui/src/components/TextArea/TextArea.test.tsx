import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { TextArea } from './index.ts';

describeConformance('TextArea', { element: 'textarea', render: (props) => <TextArea {...props} label="Entry" /> });

function Controlled() {
  const [text, setText] = useState('One line');
  return (
    <>
      <TextArea label="Entry" value={text} counter maxLength={40} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setText('')}>
        Clear
      </button>
    </>
  );
}

describe('TextArea', () => {
  it('is named by its label and described by error and help', () => {
    render(<TextArea label="Entry" help="Only you can read it." error="Write a word or two." />);
    expect(screen.getByRole('textbox', { name: 'Entry' })).toHaveAccessibleDescription('Write a word or two. Only you can read it.');
  });

  it('counts what is written, also when the value changes from outside', async () => {
    render(<Controlled />);
    expect(screen.getByText('8 of 40')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Entry' }), '!!');
    expect(screen.getByText('10 of 40')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByText('0 of 40')).toBeVisible();
  });

  it('counts without a state of its own above', async () => {
    const onInput = vi.fn();
    render(<TextArea label="Entry" counter onInput={onInput} />);
    await userEvent.type(screen.getByRole('textbox'), 'abc');
    expect(screen.getByText('3')).toBeVisible();
    expect(onInput).toHaveBeenCalledTimes(3);
  });
});
