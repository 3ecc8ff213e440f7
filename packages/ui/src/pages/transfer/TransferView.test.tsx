import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { exampleImport, exampleImports, exampleMoodPreview, examplePreview, exampleTransfer } from '../examples/example-transfer.ts';
import { TransferView, type TransferViewProps } from './TransferView.tsx';

const { takeIn, takeOut } = exampleTransfer;
const show = (props: Partial<TransferViewProps> = {}) => render(<TransferView {...exampleTransfer} {...props} />);

it('takes everything out with one button, and hands it over again', async () => {
  const onExport = vi.fn();
  const onFetchAgain = vi.fn();
  show({ takeOut: { ...takeOut, fileName: 'everstep-2026-11-21.zip', onExport, onFetchAgain } });
  await userEvent.click(screen.getByRole('button', { name: 'Make my archive' }));
  expect(onExport).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('everstep-2026-11-21.zip');
  await userEvent.click(screen.getByRole('button', { name: 'Fetch it again' }));
  expect(onFetchAgain).toHaveBeenCalledOnce();
});

it('shows what a file holds, what is new of it and what stays behind', () => {
  show({ takeIn: { ...takeIn, preview: examplePreview } });
  const rows = within(screen.getByRole('list', { name: 'What the file holds' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '4 habits3 new, 1 here already',
    '1,286 days of habits1,104 new, 182 here already',
  ]);
  expect(screen.getByText('1 note belongs to a day without a tick')).toBeInTheDocument();
  expect(screen.getByText('Wake up early: 2 times in 3 days becomes 5 times a week')).toBeInTheDocument();
  expect(screen.getByText(/9 January 2023 to 20 November 2026/)).toBeInTheDocument();
});

it('asks for a step of every mood, and leaves out what has none', async () => {
  const onConfirm = vi.fn();
  show({ takeIn: { ...takeIn, preview: exampleMoodPreview, onConfirm } });
  expect(screen.getByRole('combobox', { name: 'rad, 61 moods' })).toHaveTextContent('Very good');
  expect(screen.getByRole('combobox', { name: 'so so, 121 moods' })).toHaveTextContent('Choose a step');
  await userEvent.click(screen.getByRole('button', { name: 'Bring it in' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith(exampleMoodPreview.moods.map(({ name, score }) => ({ name, score })));
});

it('offers nothing to bring in when all is here', async () => {
  const onDiscard = vi.fn();
  const counts = examplePreview.counts.map(({ kind, found }) => ({ kind, found, fresh: 0, here: found }));
  show({ takeIn: { ...takeIn, preview: { ...examplePreview, counts }, onDiscard } });
  expect(screen.queryByRole('button', { name: 'Bring it in' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onDiscard).toHaveBeenCalledOnce();
});

it('offers the way back where there is one, and asks before', async () => {
  const onAsk = vi.fn();
  const { unmount } = show({ onAsk });
  const buttons = screen.getAllByRole('button', { name: /^Take back what came/ });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] ?? document.body);
  expect(onAsk).toHaveBeenCalledExactlyOnceWith(exampleImports[0]);
  unmount();
  const onUndo = vi.fn();
  show({ asked: exampleImports[0], onUndo });
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(onUndo).toHaveBeenCalledExactlyOnceWith(exampleImports[0]);
});

it('names what stayed when an import was taken back', () => {
  show();
  expect(
    screen.getByText(/28 records gone\. Kept, since you changed them: A long walk, 12 October 2026; 1 mood, 14 October 2026\.$/),
  ).toBeInTheDocument();
});

it('says what did not come in, and why', () => {
  show({ takeIn: { ...takeIn, result: { ...exampleImport, added: [], here: 3, leftOut: [{ reason: 'unknown-mood', count: 20 }] } } });
  expect(screen.getByRole('status')).toHaveTextContent(
    'Nothing came in3 records were here already. 20 moods have no step on the scale yet.',
  );
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
});
