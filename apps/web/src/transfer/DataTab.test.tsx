import { api, type DataImport, type ImportPreview, type Transfer } from '@everstep/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { GamificationProvider } from '../gamification/GamificationProvider.tsx';
import { awardOf } from '../testing/award.ts';
import { type FakeServer, fakeServer, renderIn } from '../testing/harness.tsx';
import { DataTab } from './DataTab.tsx';

const preview: ImportPreview = {
  id: 'p1',
  origin: 'daylio',
  format: 'daylio-csv',
  fileName: 'daylio.csv',
  counts: [{ kind: 'mood', found: 2, fresh: 2, here: 0 }],
  from: '2026-02-01',
  to: '2026-02-02',
  samples: [],
  leftOut: [],
  adapted: [],
  moods: [{ name: 'so so', score: null, count: 2 }],
  expiresAt: '2026-03-02T10:00:00.000Z',
};
const taken: DataImport = {
  id: 'p1',
  origin: 'daylio',
  format: 'daylio-csv',
  fileName: 'daylio.csv',
  at: '2026-03-02T09:00:00.000Z',
  added: [{ kind: 'mood', count: 2 }],
  here: 0,
  leftOut: [],
  undoUntil: '2026-04-01T09:00:00.000Z',
  undoneAt: null,
  removed: 0,
  kept: [],
  keptCount: 0,
};
const empty: Transfer = { pending: null, imports: [], nextCursor: null, lastExportAt: null };

function open(server: FakeServer) {
  const router = createMemoryRouter([{ path: '/settings', element: <DataTab /> }], { initialEntries: ['/settings'] });
  renderIn(
    <GamificationProvider>
      <RouterProvider router={router} />
    </GamificationProvider>,
    { server },
  );
  return router;
}

async function choose(): Promise<void> {
  await userEvent.upload(await screen.findByLabelText('File of another app'), new File(['x'], 'daylio.csv'));
}

it('sends a file, shows what it would bring and brings it in with the places of its moods', async () => {
  const server = fakeServer().on(api.transfer.read, empty).on(api.transfer.preview, preview).on(api.transfer.confirm, taken);
  const call = vi.fn(server.call);
  // The mock keeps the signature of what it wraps.
  open({ ...server, call: call as unknown as Call });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Bring it in' }));
  expect(await screen.findByText('Brought in from Daylio')).toBeVisible();
  expect(server.sent(api.transfer.confirm)).toEqual([{ params: { id: 'p1' }, body: { moods: [{ name: 'so so', score: null }] } }]);
  const [, , options] = call.mock.calls.find(([endpoint]) => endpoint === api.transfer.preview) ?? [];
  expect([...(options?.form ?? [])].map(([field, value]) => [field, value instanceof File ? value.name : value])).toEqual([
    ['file', 'daylio.csv'],
  ]);
});

it('goes on with a file that waits, after a reload, and forgets it when told', async () => {
  const server = fakeServer()
    .on(api.transfer.read, { ...empty, pending: preview })
    .on(api.transfer.discard, {});
  open(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByLabelText('File of another app')).toBeVisible();
  expect(server.sent(api.transfer.discard)).toEqual([{ params: { id: 'p1' } }]);
});

it('says why a file is not taken', async () => {
  const refusal = new ApiError('validation', 'We do not know this kind of file.', { status: 422 });
  open(fakeServer().on(api.transfer.read, empty).on(api.transfer.preview, refusal));
  await choose();
  expect(await screen.findByText('We do not know this kind of file.')).toBeVisible();
});

it('takes an import back after a question, which Back closes', async () => {
  const undone = { ...taken, undoneAt: '2026-03-02T09:05:00.000Z', undoUntil: null, removed: 2 };
  let current = taken;
  const server = fakeServer()
    .on(api.transfer.read, () => ({ ...empty, imports: [current] }))
    .on(api.transfer.undo, () => {
      current = undone;
      return undone;
    });
  const router = open(server);
  const ask = async () => userEvent.click(await screen.findByRole('button', { name: /^Take back what came/ }));
  await ask();
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.sent(api.transfer.undo)).toEqual([]);
  await ask();
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  expect(await screen.findByText(/2 records gone/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Take back what came/ })).toBeNull();
});

it('makes an archive and hands it to the browser', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    links.push([this.getAttribute('href'), this.download]);
  });
  const links: (readonly [string | null, string])[] = [];
  const answer = {
    id: 'e1',
    url: '/files/export/e1?exp=1&sig=x',
    fileName: 'everstep-2026-03-02.zip',
    at: '2026-03-02T09:00:00.000Z',
    award: awardOf({}),
  };
  open(fakeServer().on(api.transfer.read, empty).on(api.transfer.export, answer));
  await userEvent.click(await screen.findByRole('button', { name: 'Make my archive' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fetch it again' }));
  expect(links).toEqual([
    ['/files/export/e1?exp=1&sig=x', 'everstep-2026-03-02.zip'],
    ['/files/export/e1?exp=1&sig=x', 'everstep-2026-03-02.zip'],
  ]);
  clicked.mockRestore();
});
