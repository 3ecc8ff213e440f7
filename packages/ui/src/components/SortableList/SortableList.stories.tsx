import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { SortableList, type SortableListProps } from './index.ts';

interface Lesson {
  id: string;
  title: string;
  meaning: string;
}

const lessons: Lesson[] = [
  { id: 'why', title: 'Why a page a day', meaning: '6 minutes' },
  { id: 'place', title: 'A place to write', meaning: '9 minutes' },
  { id: 'first', title: 'The first bad sentence', meaning: '12 minutes' },
  { id: 'stop', title: 'Stop while it is good', meaning: '4 minutes' },
];

const meta = {
  title: 'Components/SortableList',
  // The type parameter is that of the stories' items.
  component: SortableList as ComponentType<SortableListProps<Lesson>>,
  args: {
    label: 'Order of the lessons',
    items: lessons,
    itemKey: (lesson) => lesson.id,
    itemName: (lesson) => lesson.title,
    onReorder: fn(),
    children: (lesson, handle) => (
      <Card>
        <Inline gap="3" wrap={false}>
          {handle}
          <div>
            <div>{lesson.title}</div>
            <Text size="sm" tone="muted">
              {lesson.meaning}
            </Text>
          </div>
        </Inline>
      </Card>
    ),
  },
  argTypes: { items: { control: false } },
} satisfies Meta<ComponentType<SortableListProps<Lesson>>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the order, as a page would. */
function Kept(props: SortableListProps<Lesson>) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onReorder={(next, move) => {
        setItems(next);
        props.onReorder(next, move);
      }}
    />
  );
}
const render = (args: SortableListProps<Lesson>) => <Kept {...args} />;
const order = (root: { getAllByRole: (role: string) => HTMLElement[] }) =>
  root.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 5));

export const Default: Story = { render };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  render,
  args: {
    items: [
      {
        id: 'long',
        title: 'What the stones looked like on the first dry morning after three weeks of rain, and why it took a page to say it',
        meaning: 'Laubmooswachstumsbeobachtungstagebucheintragsverzeichnis',
      },
      ...lessons,
    ],
  },
};
export const RightToLeft: Story = { render, globals: { direction: 'rtl' } };

/** Space lifts, an arrow moves. */
export const Lifted: Story = {
  render,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Move Why a page a day' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Move Why a page a day' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Lifts, moves, drops; the focus stays on the handle, wherever its row went. */
export const Keyboard: Story = {
  render,
  play: async ({ args, canvas }) => {
    const grip = canvas.getByRole('button', { name: 'Move Why a page a day' });
    grip.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} ');
    await expect(order(canvas)).toEqual(['A pla', 'The f', 'Why a', 'Stop ']);
    await expect(grip).toHaveFocus();
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await userEvent.tab();
    const up = canvas.getByRole('button', { name: 'Move Why a page a day up' });
    await expect(up).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(order(canvas)).toEqual(['A pla', 'Why a', 'The f', 'Stop ']);
    await expect(up).toHaveFocus();
  },
};

/** Drags the first row below the third; then gives up a second drag by Esc. */
export const Dragging: Story = {
  render,
  play: async ({ args, canvas }) => {
    const grip = canvas.getByRole('button', { name: 'Move Why a page a day' });
    const rows = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
    const [first, third] = [rows[0], rows[2]];
    if (!first || !third) throw new Error('rows are missing');
    const press = { button: 0, clientY: first.top + 10 };
    const over = { clientY: first.top + 10 + (third.bottom - first.bottom) };

    await fireEvent.pointerDown(grip, press);
    await fireEvent.pointerMove(window, over);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('data-shift', 'up'));
    await fireEvent.pointerUp(window, over);
    await waitFor(() => expect(order(canvas)).toEqual(['A pla', 'The f', 'Why a', 'Stop ']));

    await fireEvent.pointerDown(grip, over);
    await fireEvent.pointerMove(window, { clientY: -1000 });
    await fireEvent.keyDown(window, { key: 'Escape' });
    await expect(order(canvas)).toEqual(['A pla', 'The f', 'Why a', 'Stop ']);
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(args.onReorder).toHaveBeenCalledWith(expect.anything(), { key: 'why', from: 0, to: 2 });
  },
};
