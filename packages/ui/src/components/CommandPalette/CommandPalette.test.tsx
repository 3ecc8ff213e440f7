import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
// Read beforehand: a busy machine takes longer to fetch it than a test may wait.
import './CommandPanel.tsx';
import { findCommands, rankOf } from './find-commands.ts';
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from './index.ts';

const groups: CommandGroup[] = [
  {
    label: 'Pages',
    commands: [
      { id: 'today', label: 'Today', keywords: ['dashboard'] },
      { id: 'journal', label: 'Journal', hint: 'Your entries', shortcut: ['G', 'J'] },
      { id: 'cafe', label: 'Café of the week' },
    ],
  },
  { label: 'Actions', commands: [{ id: 'write', label: 'Write into the journal' }] },
];

async function setup(props: Partial<CommandPaletteProps> = {}) {
  const onRun = vi.fn();
  const onOpenChange = vi.fn();
  render(<CommandPalette open groups={groups} onRun={onRun} onOpenChange={onOpenChange} {...props} />);
  const box = await screen.findByRole('combobox', { name: 'Go to' });
  return { user: userEvent.setup(), onRun, onOpenChange, box };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('finding commands', () => {
  const ids = (query: string) => findCommands(groups, query, [], 'Recent').flatMap(({ commands }) => commands.map(({ id }) => id));

  it.each([
    ['jou', ['journal', 'write']],
    ['JOURNAL', ['journal', 'write']],
    ['journal write', ['write']],
    ['dash', ['today']],
    ['entr', ['journal']],
    ['cafe', ['cafe']],
    ['ourna', ['journal', 'write']],
    ['xylophone', []],
  ])('by %j gives %j, the best first', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  it('ranks the start of the label above its words, and these above keywords', () => {
    const command = { id: 'a', label: 'Open the journal', keywords: ['diary'] };
    expect(rankOf(command, 'open the')).toBeLessThan(rankOf(command, 'jou') ?? -1);
    expect(rankOf(command, 'jou')).toBeLessThan(rankOf(command, 'diary') ?? -1);
  });

  it('puts what was run before first, once, and forgets what no longer exists', () => {
    const shown = findCommands(groups, ' ', ['write', 'gone', 'today'], 'Recent');
    expect(shown.map(({ label }) => label)).toEqual(['Recent', 'Pages']);
    expect(shown[0]?.commands.map(({ id }) => id)).toEqual(['write', 'today']);
    expect(shown[1]?.commands.map(({ id }) => id)).toEqual(['journal', 'cafe']);
  });
});

describe('CommandPalette', () => {
  it('is a dialog with a box that controls a list in named groups, the first option active', async () => {
    const { box } = await setup();
    expect(screen.getByRole('dialog', { name: 'Go to' })).toBeVisible();
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(within(screen.getByRole('group', { name: 'Pages' })).getAllByRole('option')).toHaveLength(3);
    expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Today', selected: true }).id);
  });

  it('draws nothing while it is closed', () => {
    const { container } = render(<CommandPalette open={false} groups={groups} onRun={vi.fn()} onOpenChange={vi.fn()} />);
    expect(container).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves over the groups by arrows, round at both ends, and runs by Enter', async () => {
    const { user, onRun, onOpenChange } = await setup();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Write into the journal');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onRun).toHaveBeenCalledExactlyOnceWith('journal');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('starts at the best answer again with every letter', async () => {
    const { user, onRun } = await setup();
    await user.keyboard('{ArrowDown}{ArrowDown}write{Enter}');
    expect(onRun).toHaveBeenCalledExactlyOnceWith('write');
  });

  it('runs what is pressed', async () => {
    const { user, onRun } = await setup();
    await user.click(screen.getByRole('option', { name: 'Café of the week' }));
    expect(onRun).toHaveBeenCalledExactlyOnceWith('cafe');
  });

  it('shows shortcuts', async () => {
    await setup();
    expect(screen.getByRole('option', { name: 'Journal Your entries G J' })).toBeVisible();
  });

  it('says when nothing is found, for eye and ear, and Enter then does nothing', async () => {
    const { user, onRun, box } = await setup();
    await user.keyboard('xylophone{Enter}');
    expect(screen.getAllByText('Nothing found for “xylophone”.')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “xylophone”.');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(onRun).not.toHaveBeenCalled();
  });

  it('says how many are found', async () => {
    const { user } = await setup();
    await user.keyboard('jou');
    expect(screen.getByRole('status')).toHaveTextContent('2 found');
  });

  it('hands on what is typed and takes what a search finds', async () => {
    const onQueryChange = vi.fn();
    const { user } = await setup({ onQueryChange, groups: [], loading: true });
    await user.keyboard('m');
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('m');
    expect(screen.queryByText(/Nothing found/)).toBeNull();
    expect(options()).toEqual([]);
  });

  it('closes on Esc at once', async () => {
    const { user, onOpenChange } = await setup();
    await user.keyboard('jou{Escape}');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('leaves Enter to an input method that is composing', async () => {
    const { box, onRun } = await setup();
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(onRun).not.toHaveBeenCalled();
  });
});
