import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { Dialog } from '../Dialog/index.ts';
import { SortableList, type SortableListProps } from './index.ts';
import { placeAfterDrag, withMoved } from './reorder.ts';

const letters = ['Ash', 'Birch', 'Cedar', 'Fir'];

function Trees({ onReorder, ...rest }: Partial<SortableListProps<string>>) {
  const [items, setItems] = useState<readonly string[]>(letters);
  return (
    <SortableList
      {...rest}
      label="Trees"
      items={items}
      itemKey={(tree) => tree}
      itemName={(tree) => tree}
      onReorder={(next, move) => {
        setItems(next);
        onReorder?.(next, move);
      }}
    >
      {(tree, handle) => (
        <>
          {handle}
          <b>{tree}</b>
        </>
      )}
    </SortableList>
  );
}

describeConformance('SortableList', {
  element: 'ol',
  labelled: false,
  render: (props) => <Trees {...props} />,
});

function setup() {
  const onReorder = vi.fn();
  render(<Trees onReorder={onReorder} />);
  return { user: userEvent.setup(), onReorder, grip: screen.getByRole('button', { name: 'Move Birch' }) };
}
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const said = () => screen.getByRole('status').textContent;

describe('the place of a dragged row', () => {
  const rows = [0, 50, 100, 200].map((top, index) => ({ top, height: index === 2 ? 90 : 40 }));
  it.each([
    [0, 0, 0],
    [0, 20, 0],
    [0, 31, 1],
    [0, 1000, 3],
    [3, -1000, 0],
    [3, -56, 2],
    [3, -54, 3],
    [2, -1000, 0],
  ])('from %i, dragged by %i px, is %i', (from, offset, expected) => {
    expect(placeAfterDrag(rows, from, offset)).toBe(expected);
  });
});

describe('an order with one item moved', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('from %i to %i is %j', (from, to, expected) => {
    expect(withMoved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });
});

describe('SortableList', () => {
  it('is a named list whose handles say how they work', () => {
    const { grip } = setup();
    expect(screen.getByRole('list', { name: 'Trees' })).toBeVisible();
    expect(grip).toHaveAccessibleDescription('Space lifts it, arrow keys move it, Space drops it, Escape cancels.');
    expect(grip).toHaveAttribute('aria-pressed', 'false');
  });

  it('lifts by Space, moves by arrows, drops by Space, and says each step', async () => {
    const { user, onReorder, grip } = setup();
    grip.focus();
    await user.keyboard(' ');
    expect(said()).toBe('Birch lifted, place 2 of 4. Arrow keys move it, Space drops it, Escape cancels.');
    expect(grip).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{ArrowDown}');
    expect(said()).toBe('Birch, place 3 of 4.');
    expect(order()).toEqual(['Ash', 'Cedar', 'Birch', 'Fir']);
    expect(onReorder).not.toHaveBeenCalled();
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(said()).toBe('Birch moved to place 4 of 4.');
    expect(onReorder).toHaveBeenCalledExactlyOnceWith(['Ash', 'Cedar', 'Fir', 'Birch'], { key: 'Birch', from: 1, to: 3 });
    expect(grip).toHaveFocus();
  });

  it('goes to either end by Home and End', async () => {
    const { user, grip } = setup();
    grip.focus();
    await user.keyboard(' {End}');
    expect(order().at(-1)).toBe('Birch');
    await user.keyboard('{Home} ');
    expect(order()[0]).toBe('Birch');
  });

  it('puts everything back on Esc', async () => {
    const { user, onReorder, grip } = setup();
    grip.focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    expect(order()).toEqual(letters);
    expect(said()).toBe('Move cancelled. Birch is back at place 2 of 4.');
    expect(onReorder).not.toHaveBeenCalled();
  });

  it('leaves arrows alone while nothing is lifted', async () => {
    const { user, grip } = setup();
    grip.focus();
    await user.keyboard('{ArrowDown}');
    expect(order()).toEqual(letters);
  });

  it('drops what is lifted when the focus goes on', async () => {
    const { user, onReorder, grip } = setup();
    grip.focus();
    await user.keyboard(' {ArrowUp}');
    await user.tab();
    expect(onReorder).toHaveBeenCalledExactlyOnceWith(['Birch', 'Ash', 'Cedar', 'Fir'], { key: 'Birch', from: 1, to: 0 });
  });

  it('moves step by step by its buttons, for those who can only press', async () => {
    const { user, onReorder } = setup();
    const up = screen.getByRole('button', { name: 'Move Birch up' });
    await user.click(up);
    expect(order()).toEqual(['Birch', 'Ash', 'Cedar', 'Fir']);
    expect(said()).toBe('Birch moved to place 1 of 4.');
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await user.click(up);
    expect(onReorder).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Move Birch down' }));
    expect(order()).toEqual(letters);
  });

  it('cancels by Esc without closing the dialog around it', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog open onOpenChange={onOpenChange} title="Order" description="Of the trees">
        <Trees />
      </Dialog>,
    );
    screen.getByRole('button', { name: 'Move Birch' }).focus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    expect(order()).toEqual(letters);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
