import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { exampleEntries } from './example-journal.ts';
import { JournalView, type JournalViewProps, noJournalFilter } from './JournalView.tsx';

const [newest, second, third] = exampleEntries.map((entry) => ({ ...entry, pinned: false }));
if (!newest || !second || !third) throw new Error('too few examples');
const pinned = { ...third, pinned: true };

const base = (): JournalViewProps => ({
  entries: [newest, second, pinned],
  pinned: [pinned],
  onRetry: vi.fn(),
  onMore: vi.fn(),
  filter: noJournalFilter,
  onFilterChange: vi.fn(),
  today: EXAMPLE_DATE,
  menu: {
    vault: 'none',
    onSetUp: vi.fn(),
    onUnlock: vi.fn(),
    onLock: vi.fn(),
    onChangePassphrase: vi.fn(),
    onPrompts: vi.fn(),
    onExport: vi.fn(),
  },
});
const places = () =>
  within(screen.getByRole('region', { name: 'Entries' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const placeOf = ({ id }: { readonly id: string }) => `/journals/${id}`;

it('shows what is pinned above all others, and only once', () => {
  render(<JournalView {...base()} />);
  expect(places()).toEqual([pinned, newest, second].map(placeOf));
  expect(screen.getByText('Pinned')).toBeVisible();
});

it('shows a pinned entry that lies further back than the list reaches', () => {
  render(<JournalView {...base()} entries={[newest, second]} />);
  expect(places()).toEqual([pinned, newest, second].map(placeOf));
});

it('leaves what was searched for in its order', () => {
  render(<JournalView {...base()} filter={{ ...noJournalFilter, q: 'hill' }} />);
  expect(places()).toEqual([newest, second, pinned].map(placeOf));
});
