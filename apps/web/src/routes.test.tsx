import { CHUNK_LOAD_TIMEOUT_MS } from '@everstep/domain';
import { LinkProvider } from '@everstep/ui';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { loadHelpNow } from './help/load-help-now.ts';
import { useHelpAtHand } from './help/useHelpAtHand.ts';
import { RouterLink } from './layout/RouterLink.tsx';
import { LookProvider } from './look/LookProvider.tsx';
import { arriving, routes } from './routes.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { sessionOf, surroundings } from './testing/harness.tsx';

const Nothing = () => null;
const InRouter = ({ children }: { children: React.ReactNode }) => (
  <RouterProvider router={createMemoryRouter([{ path: '/', element: children }])} />
);
const Here = () => <p>Here</p>;

/** Addresses of the specification, with the ids that name them. */
const publicPaths = {
  '/auth': '001',
  '/login': '002',
  '/register': '003',
  '/warrior-reg': '004',
  '/terms-of-service': '005',
  '/privacy-policy': '006',
};
const memberPaths = {
  '/': '007',
  '/dashboard': '008',
  '/goals': '011',
  '/journals': '012',
  '/habits': '013',
  '/life-script': '014',
  '/lifescript': '015',
  '/LifeScript': '016',
  '/Lifescript': '017',
  '/script-wizard': '018',
  '/script-wizard/7': '019',
  '/script-wizard/7/scenes': '020',
  '/script-wizard/7/complete': '021',
  '/learning': '022',
  '/learning-center': '023',
  '/course-builder': '024',
  '/course-player/7': '025',
  '/challenges': '026',
  '/mood-tracker': '027',
  '/zen-center': '028',
  '/zen': '029',
  '/zen/video/7': '030',
  '/zen/history': '031',
  '/vision-board': '032',
  '/affirmations': '033',
  '/daily-affirmations': '034',
  '/messaging': '035',
  '/connect': '036',
  '/connect-plus': '037',
  '/assessments': '038',
  '/assessment/7': '039',
  '/assessment-results': '040',
  '/coaching': '041',
  '/downloads': '042',
  '/shop': '043',
  '/help': '044',
  '/settings': '045',
  '/admin': '046',
  '/network-debug': '047',
  '/debug/data': '048',
  '/debug/goals': '049',
  '/debug': '050',
  '/profile-image-test': '051',
};

const matched = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route);
const isGuard = ({ element }: RouteObject) =>
  typeof element === 'object' && element !== null && 'type' in element && element.type === RequireSession;

describe('the table of routes', () => {
  it.each(Object.entries(publicPaths))('lets everybody see %s [route-%s]', (path) => {
    const route = matched(path).at(-1);
    expect(route?.path).toBe(path.slice(1));
    expect(matched(path).some(isGuard)).toBe(false);
  });

  it.each(Object.entries(memberPaths))('has %s behind the guard [route-%s] [guard-001]', (path) => {
    const found = matched(path);
    expect(found.some(isGuard)).toBe(true);
    expect(found.at(-1)?.path).not.toBe('*');
  });

  it('gives the two dashboard addresses an arrangement of their own, and all others one they share [route-009] [route-010] [welcome-002]', () => {
    const shellOf = (path: string) => matched(path).find(({ handle }) => handle === 'shell');
    expect(shellOf('/')).toBe(shellOf('/dashboard'));
    const common = new Set(
      Object.keys(memberPaths)
        .filter((path) => path !== '/' && path !== '/dashboard')
        .map(shellOf),
    );
    expect([...common]).toHaveLength(1);
    expect(common.has(shellOf('/'))).toBe(false);
  });

  it('asks for no role on /admin [guard-004]', () => {
    const parents = (path: string) => matched(path).slice(0, -1);
    expect(parents('/admin')).toEqual(parents('/goals'));
  });

  it.each([
    ['/lifescript', '/life-script', '[route-015]'],
    ['/LifeScript', '/life-script', '[route-016]'],
    ['/Lifescript', '/life-script', '[route-017]'],
    ['/zen', '/zen-center', '[route-029]'],
    ['/learning-center', '/learning', '[route-023]'],
    ['/connect', '/connect-plus', '[route-036]'],
    ['/daily-affirmations', '/affirmations?view=today', '[route-034]'],
  ])('leads %s to %s and leaves no trace of the detour %s', (path, target, _id) => {
    expect(matched(path).at(-1)?.element).toMatchObject({ props: { to: target, replace: true } });
  });

  it('gives any other address to the not-found page', () => {
    expect(matched('/no/such/page').at(-1)?.path).toBe('*');
  });
});

describe('code that is on its way', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function visit(load: () => Promise<Record<string, React.ComponentType>>) {
    const bars = (
      <>
        <nav>Bars</nav>
        <Outlet />
      </>
    );
    const router = createMemoryRouter([
      {
        element: bars,
        HydrateFallback: Nothing,
        children: [{ ErrorBoundary: ErrorPage, children: [{ path: '/', lazy: arriving(load, 'Page') }] }],
      },
    ]);
    render(<RouterProvider router={router} />);
  }
  const button = (name: string) => screen.queryByRole('button', { name });

  it('is shown when it arrives', async () => {
    visit(async () => ({ Page: Here }));
    await waitFor(() => expect(screen.queryByText('Here')).not.toBeNull());
  });

  it('is given up after two minutes, with the offer to try again [const-020]', async () => {
    vi.useFakeTimers();
    visit(() => new Promise(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(CHUNK_LOAD_TIMEOUT_MS - 1));
    expect(button('Try again')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button('Try again')).not.toBeNull();
    expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
  });

  it('that cannot be fetched leaves the bars, says so, and keeps help in reach', async () => {
    visit(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'No connection' })).not.toBeNull());
    expect(screen.queryByText('Bars')).not.toBeNull();
    expect(screen.queryByText('This page could not be loaded. What you typed is kept on this device.')).not.toBeNull();
    expect(screen.queryByText(/In danger\? Call /)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help-now');
  });

  it('is tried again when asked and when the connection is back, once the server answers', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const fetched = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetched);
    visit(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await waitFor(() => expect(button('Try again')).not.toBeNull());
    let fail: (error: Error) => void = () => undefined;
    fetched.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(button('Try again')?.getAttribute('aria-busy')).toBe('true');
    await act(async () => fail(new TypeError('Failed to fetch')));
    expect(button('Try again')?.getAttribute('aria-busy')).not.toBe('true');
    expect(fetched).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
    fetched.mockResolvedValue(new Response());
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(reload).toHaveBeenCalledTimes(1);
    await act(async () => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('that is not what it should be is a fault of the app, and no lost connection', async () => {
    visit(async () => ({}));
    await waitFor(() => expect(button('Reload App')).not.toBeNull());
    expect(screen.queryByRole('heading', { level: 1, name: 'This page tripped' })).not.toBeNull();
    expect(screen.queryByText('What you typed is kept on this device. Reloading usually helps.')).not.toBeNull();
    expect(screen.queryByText('No connection')).toBeNull();
  });

  it.each([
    ['Europe/London', '999'],
    ['America/Chicago', '911'],
    ['Antarctica/Troll', null],
  ])('that fails names the emergency number of where the reader is, and none that may be wrong: %s', async (timeZone, number) => {
    const settings = Intl.DateTimeFormat().resolvedOptions();
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...settings, timeZone });
    const said = () => [
      screen.queryByText(/^In danger\?/)?.textContent,
      screen.queryAllByRole('link').flatMap((link) => link.getAttribute('href')?.match(/^tel:.+/) ?? []),
    ];
    const expected = [`In danger? Call ${number ?? 'your local emergency number'}. Help now`, number === null ? [] : [`tel:${number}`]];
    // The code that knows the number is fetched ahead.
    await loadHelpNow();
    visit(async () => ({}));
    await waitFor(() => expect(said()).toEqual(expected));
  });

  it('of Help now is fetched when the first page has stood for a while', async () => {
    vi.useFakeTimers();
    const load = vi.fn().mockResolvedValue({});
    renderHook(() => useHelpAtHand(load), { wrapper: InRouter });
    expect(load).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(load).toHaveBeenCalledOnce();
  });

  it.each(['/', '/mood-tracker', '/settings'])('of %s fails between the bars', (path) => {
    const found = matched(path);
    const bars = found.findIndex(({ handle }) => handle === 'shell');
    expect(found.slice(bars + 1).some(({ ErrorBoundary }) => ErrorBoundary === ErrorPage)).toBe(true);
  });
});

describe('the app', () => {
  it('shows a stranger the door, without any bars [route-001] [guard-002]', async () => {
    const Around = surroundings({ session: sessionOf(null).session });
    const router = createMemoryRouter(routes, { initialEntries: ['/goals'] });
    render(
      <Around>
        <LookProvider>
          <LinkProvider component={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </LookProvider>
      </Around>,
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeNull(), { timeout: 10_000 });
    expect(router.state.location).toMatchObject({ pathname: '/auth', state: { from: '/goals' } });
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
