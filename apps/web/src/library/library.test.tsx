import { adminFailures, api, type Input, type LibraryDownload, type LibraryItem, type LibraryUpload } from '@everstep/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminPage } from '../admin/AdminPage.tsx';
import { adminSentence } from '../admin/admin-sentence.ts';
import { ApiError } from '../api/errors.ts';
import { type FakeServer, fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { memberOf } from '../testing/member.ts';
import { emptyDevice } from '../testing/storages.ts';
import { DownloadsPage } from './DownloadsPage.tsx';

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  emptyDevice();
});

const itemOf = (change: Partial<LibraryItem> = {}): LibraryItem => ({
  id: 'i1',
  kind: 'document',
  title: 'Plan',
  type: 'application/pdf',
  byteSize: 2048,
  checksum: 'ab'.repeat(32),
  fileVersion: 1,
  publishedAt: '2026-03-17T09:00:00.000Z',
  createdAt: '2026-03-17T09:00:00.000Z',
  downloads: 3,
  url: '/files/library/f1?exp=1',
  downloadUrl: '/files/library/f1?exp=1&save=1',
  captionsUrl: null,
  version: 1,
  ...change,
});

/** A server with a library that does what it is told. */
function libraryServer(items: LibraryItem[], uploads: LibraryUpload[] = []) {
  let all = items;
  let waiting = uploads;
  const patch = (id: string, change: Partial<LibraryItem>) => {
    all = all.map((one) => (one.id === id ? { ...one, ...change, version: one.version + 1 } : one));
    return all.find((one) => one.id === id) as LibraryItem;
  };
  let deleted: LibraryItem | undefined;
  return fakeServer()
    .on(api.accounts.me, { user: memberOf('ada', { role: 'admin' }) })
    .on(api.admin.threads, { threads: [], unreadCount: 0, nextCursor: null })
    .on(api.library.uploads, () => ({ uploads: waiting }))
    .on(api.library.items, ({ query }: Input<typeof api.library.items>) => ({
      items: all.filter(({ title }) => title.includes(query?.q ?? '')),
      nextCursor: null,
      limits: { document: 1000, video: 2000, left: 3000 },
    }))
    .on(api.library.beginUpload, ({ body }: Input<typeof api.library.beginUpload>) => ({
      upload: { ...body, itemId: null, modifiedAt: 1, received: 0, expiresAt: '2026-03-18T09:00:00.000Z' },
      item: null,
    }))
    .on(api.library.continueUpload, () => {
      const item = itemOf({ id: 'i2', title: 'Evening' });
      all = [item, ...all];
      return { upload: null, item };
    })
    .on(api.library.cancelUpload, ({ params }: Input<typeof api.library.cancelUpload>) => {
      waiting = waiting.filter(({ id }) => id !== params.id);
      return {};
    })
    .on(api.library.editItem, ({ params, body }: Input<typeof api.library.editItem>) => patch(params.id, { title: body.title }))
    .on(api.library.removeItem, ({ params }: Input<typeof api.library.removeItem>) => {
      deleted = all.find(({ id }) => id === params.id);
      all = all.filter(({ id }) => id !== params.id);
      return {};
    })
    .on(api.library.restoreItem, () => {
      const item = deleted as LibraryItem;
      all = [item, ...all];
      return item;
    });
}

function openLibrary(server: FakeServer, role: 'admin' | 'member' = 'admin') {
  const { session } = sessionOf();
  session.setUser(memberOf('ada', { role }));
  const router = createMemoryRouter([{ path: '/admin/:section?/:id?', element: <AdminPage /> }], { initialEntries: ['/admin/library'] });
  renderIn(<RouterProvider router={router} />, { server, session });
  return userEvent.setup();
}
const cellsOf = (title: string) =>
  within(screen.getByRole('row', { name: new RegExp(title) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('uploads a file that is chosen, and lists it [admin-003]', async () => {
  const server = libraryServer([]);
  const user = openLibrary(server);
  expect(await screen.findByText('The library is empty')).toBeVisible();
  await user.upload(screen.getByLabelText('A document or a video'), new File(['%PDF-'], 'Evening.pdf', { lastModified: 5 }));
  expect(await screen.findByText('Evening is uploaded')).toBeVisible();
  expect(server.sent(api.library.beginUpload)).toMatchObject([
    { body: { kind: 'document', name: 'Evening.pdf', byteSize: 5, modifiedAt: 5 } },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options for Evening' })).toBeVisible());
});

it('shows what was cut off by a reload, and forgets it when that is wanted', async () => {
  const left: LibraryUpload = {
    id: 'u9',
    kind: 'video',
    itemId: null,
    name: 'Lake.mp4',
    byteSize: 4096,
    received: 1024,
    modifiedAt: 5,
    expiresAt: '2026-03-18T09:00:00.000Z',
  };
  const user = openLibrary(libraryServer([], [left]));
  expect(await screen.findByRole('progressbar', { name: 'Lake.mp4' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText(/Choose the same file above/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel Lake.mp4' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

it('renames, deletes after a question, and brings back', async () => {
  const server = libraryServer([itemOf()]);
  const user = openLibrary(server);
  await user.click(await screen.findByRole('button', { name: 'Options for Plan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await user.clear(title);
  await user.type(title, 'Better plan{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Options for Better plan' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete document' }));
  expect(await screen.findByText('The library is empty')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Options for Better plan' })).toBeVisible();
  expect(server.sent(api.library.editItem)).toEqual([{ params: { id: 'i1' }, body: { title: 'Better plan', version: 1 } }]);
});

it('tells size, version, checksum and downloads of each file', async () => {
  openLibrary(libraryServer([itemOf({ fileVersion: 4 })]));
  await screen.findByRole('button', { name: 'Options for Plan' });
  expect(cellsOf('Plan').join(' ')).toMatch(/PDF 2\skB 4 .* abababababab… 3/);
});

it('calls nothing for whoever is no administrator [role-010]', async () => {
  const server = libraryServer([itemOf()]).on(api.accounts.me, { user: memberOf('ada') });
  openLibrary(server, 'member');
  await screen.findByRole('heading', { level: 1 });
  expect([...server.sent(api.library.items), ...server.sent(api.library.uploads)]).toEqual([]);
});

it('says that an upload failed where the server says nothing of its own [error-007] [error-008]', () => {
  const dumb = new ApiError('server', 'The server answered 500.', { status: 500 });
  expect([adminSentence(dumb, adminFailures.uploadDocument), adminSentence(dumb, adminFailures.uploadVideo)]).toEqual([
    'Failed to upload document',
    'Failed to upload video',
  ]);
});

const downloadOf = ({ createdAt: _, version: __, ...shown }: LibraryItem): LibraryDownload => shown;

function openDownloads(server: FakeServer) {
  const router = createMemoryRouter([{ path: '/downloads', element: <DownloadsPage /> }], { initialEntries: ['/downloads'] });
  renderIn(<RouterProvider router={router} />, { server });
  return userEvent.setup();
}

it('lists documents for members, finds them, and saves one by a link that is fresh [other-016]', async () => {
  const all = [downloadOf(itemOf()), downloadOf(itemOf({ id: 'i2', title: 'Evening' }))];
  const server = fakeServer()
    .on(api.library.downloads, ({ query }: Input<typeof api.library.downloads>) => ({
      downloads: all.filter(({ title }) => title.includes(query?.q ?? '')),
      nextCursor: null,
    }))
    .on(api.library.download, downloadOf(itemOf({ downloadUrl: '/files/library/f1?exp=2&save=1' })));
  const user = openDownloads(server);
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    expect(this.getAttribute('href')).toBe('/files/library/f1?exp=2&save=1');
  });
  await user.click(await screen.findByRole('button', { name: 'Download Plan' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Details of Plan' }));
  expect(await screen.findByText('ab'.repeat(32))).toBeVisible();
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'Even{Enter}');
  await waitFor(() => expect(screen.queryByText('Plan')).toBeNull());
  expect(screen.getByText('Evening')).toBeVisible();
});

it('says that there is nothing to download yet, and why it could not be asked', async () => {
  const server = fakeServer().on(api.library.downloads, new ApiError('offline', 'You are offline.'));
  const user = openDownloads(server);
  expect(await screen.findByText('You are offline.')).toBeVisible();
  server.on(api.library.downloads, { downloads: [], nextCursor: null });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing to download yet')).toBeVisible();
});

it('says that a file could not be fetched, and closes the window that was opened for it', async () => {
  const server = fakeServer()
    .on(api.library.downloads, { downloads: [downloadOf(itemOf())], nextCursor: null })
    .on(api.library.download, new ApiError('not-found', 'We could not find that.', { status: 404 }));
  const close = vi.fn();
  vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
  const user = openDownloads(server);
  await user.click(await screen.findByRole('button', { name: 'Open Plan in a new window' }));
  expect(await screen.findByText('Plan could not be fetched')).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
});
