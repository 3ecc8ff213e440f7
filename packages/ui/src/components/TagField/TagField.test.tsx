import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { TagField, type TagFieldProps } from './index.ts';
import { matchingTags } from './tags.ts';

describeConformance('TagField', {
  element: 'input',
  render: (props) => <TagField {...props} label="Tags" />,
});

const known = ['moss', 'calm', 'camping', 'early calm'];

function setup(props: Partial<TagFieldProps> = {}) {
  const onValueChange = vi.fn();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <TagField label="Tags" suggestions={known} onValueChange={onValueChange} {...props} />
    </form>,
  );
  return { user: userEvent.setup(), onValueChange, send, box: screen.getByRole('combobox', { name: 'Tags' }) };
}
const chosen = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const said = () => screen.getByRole('status').textContent;

describe('TagField', () => {
  it.each([
    ['Enter', 'lake{Enter}'],
    ['a comma', 'lake,'],
    ['a semicolon', 'lake;'],
    ['an Arabic comma', 'lake،'],
  ])('adds a tag by %s and says so', async (_, keys) => {
    const { user, box, onValueChange, send } = setup();
    await user.type(box, keys);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['lake']);
    expect(box).toHaveValue('');
    expect(said()).toBe('Added lake.');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the form on Enter when nothing is typed', async () => {
    const { user, box, send } = setup();
    box.focus();
    await user.keyboard('{Enter}');
    expect(send).toHaveBeenCalledOnce();
  });

  it('tidies what is typed: spaces and the hash', async () => {
    const { user, box, onValueChange } = setup();
    await user.type(box, '  #early   bird {Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['early bird']);
  });

  it('keeps what is typed when the field is left', async () => {
    const { user, box, onValueChange } = setup();
    await user.type(box, 'lake');
    await user.tab();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['lake']);
  });

  it('takes a pasted list, lines included, and leaves out what is there', async () => {
    const { user, box } = setup({ defaultValue: ['moss'] });
    box.focus();
    await user.paste('lake, Moss\nstone;\n');
    expect(chosen()).toEqual(['moss', 'lake', 'stone']);
    expect(said()).toBe('Added lake, stone. “Moss” is already there.');
  });

  it('tells a duplicate for eye and ear and does not add it, whatever its capitals', async () => {
    const { user, box, onValueChange } = setup({ defaultValue: ['moss'] });
    await user.type(box, 'MOSS{Enter}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getAllByText('“MOSS” is already there.')).toHaveLength(2);
  });

  it('refuses tags that are too long or too many, and says why', async () => {
    const { user, box } = setup({ maxTags: 2, maxLength: 5, defaultValue: ['moss'] });
    await user.type(box, 'mountain{Enter}');
    expect(said()).toBe('“mountain…” is longer than 5 characters.');
    await user.type(box, 'lake{Enter}calm{Enter}');
    expect(said()).toBe('2 tags are all that fit. Take one away to add another.');
    expect(chosen()).toEqual(['moss', 'lake']);
    expect(screen.getByText('2 of 2')).toBeVisible();
  });

  it('takes away the last tag by Backspace, but only when nothing is typed', async () => {
    const { user, box, onValueChange } = setup({ defaultValue: ['moss', 'lake'] });
    await user.type(box, 'c{Backspace}');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['moss']);
    expect(said()).toBe('Removed lake.');
  });

  it('takes away a tag by its button and gives the focus back to the field', async () => {
    const { user, box } = setup({ defaultValue: ['moss', 'lake'] });
    await user.click(screen.getByRole('button', { name: 'Remove moss' }));
    expect(chosen()).toEqual(['lake']);
    expect(box).toHaveFocus();
  });

  describe('suggestions', () => {
    it('go on from the text, those that start with it first, without the chosen', () => {
      expect(matchingTags(known, 'CA', [])).toEqual(['calm', 'camping', 'early calm']);
      expect(matchingTags(known, 'ca', ['Calm'])).toEqual(['camping', 'early calm']);
    });

    it('are a list that the field controls; the arrows move, Enter takes, the focus stays', async () => {
      const { user, box, onValueChange } = setup();
      await user.type(box, 'ca');
      expect(box).toHaveAttribute('aria-expanded', 'true');
      expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
      expect(box).not.toHaveAttribute('aria-activedescendant');
      await user.keyboard('{ArrowDown}{ArrowDown}');
      expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'camping', selected: true }).id);
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['early calm']);
      expect(box).toHaveFocus();
      expect(screen.queryByRole('listbox')).toBeNull();
    });

    it('open on Arrow Down, and close on Esc with the text kept', async () => {
      const { user, box } = setup();
      box.focus();
      await user.keyboard('{ArrowDown}');
      expect(screen.getAllByRole('option')).toHaveLength(4);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('listbox')).toBeNull();
      await user.type(box, 'ca{Escape}');
      expect(box).toHaveValue('ca');
    });

    it('are taken by a press', async () => {
      const { user, box, onValueChange } = setup();
      await user.type(box, 'ca');
      await user.click(screen.getByRole('option', { name: 'camping' }));
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['camping']);
      expect(box).toHaveFocus();
    });
  });

  it('leaves Enter to an input method that is composing', () => {
    const { box, onValueChange } = setup();
    fireEvent.change(box, { target: { value: '森' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('gives a form one value for each tag', () => {
    const { box } = setup({ name: 'tags', defaultValue: ['moss', 'lake'] });
    const form = box.closest('form');
    expect(form && new FormData(form).getAll('tags')).toEqual(['moss', 'lake']);
  });
});
