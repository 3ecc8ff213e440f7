import { PAGE_STUCK_BUTTON_MS, VISIBILITY_RESET_MS } from '@everstep/domain';
import { AccountMenu, LinkProvider } from '@everstep/ui';
import { LoadingView, sidebarFoot, sidebarGroups } from '@everstep/ui/pages';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequireSession } from '../session/RequireSession.tsx';
import { SignOutOverlay } from '../session/SignOutOverlay.tsx';
import { createSession } from '../session/session-store.ts';
import { fakeServer, sessionOf, surroundings } from '../testing/harness.tsx';
import { tokenFor } from '../testing/member.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { RouterLink } from './RouterLink.tsx';
import { useAccountMenu } from './useAccountMenu.ts';
import { hasJustReturned, useVisibilityWindow } from './visibility.ts';

const Next = () => <p>Next</p>;

function MemberMenu() {
  const menu = useAccountMenu();
  return menu && <AccountMenu {...menu} />;
}

function Where() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="where">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}
const where = () => screen.getByTestId('where').textContent;

function visit(path: string, routesHere: Parameters<typeof createMemoryRouter>[0], around: Parameters<typeof surroundings>[0] = {}) {
  const Around = surroundings(around);
  const router = createMemoryRouter(routesHere, { initialEntries: [path] });
  render(
    <Around>
      <LinkProvider component={RouterLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </Around>,
  );
  return router;
}

describe('the guard', () => {
  const guarded = [
    { element: <RequireSession />, children: [{ path: '/goals', element: <p>Goals</p> }] },
    { path: '*', element: <Where /> },
  ];

  it('leads strangers to /auth with the path to come back to [guard-001] [guard-002] [session-006]', () => {
    visit('/goals?view=board#top', guarded, { session: sessionOf(null).session });
    expect(where()).toBe('/auth {"from":"/goals?view=board#top"}');
  });

  it('lets a member pass [session-007]', () => {
    visit('/goals', guarded);
    expect(screen.queryByText('Goals')).not.toBeNull();
  });

  it('shows a spinner while a stored token’s member is being loaded, then the page [guard-003] [session-007]', async () => {
    vi.useFakeTimers();
    localStorage.setItem('token', tokenFor('ada', Date.now()));
    const session = createSession({
      now: Date.now,
      wait: async () => undefined,
      navigate: async () => undefined,
      currentPath: () => '/goals',
      emit: () => undefined,
      restart: () => undefined,
    });
    let answer: (value: never) => void = () => undefined;
    const server = fakeServer();
    const call = vi.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
    visit('/goals', guarded, { session, server: { ...server, call } });
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status').textContent).toContain('Loading page...');
    await act(async () => answer({ user: { id: 'ada' } } as never));
    expect(screen.queryByText('Goals')).not.toBeNull();
    vi.useRealTimers();
  });

  it('leads to where an ended session is led [session-001] [session-013]', () => {
    const { session, navigate } = sessionOf();
    navigate.mockReturnValue(new Promise(() => undefined));
    visit('/goals', guarded, { session });
    act(() => session.unauthorized(session.token() ?? ''));
    expect(where()).toBe('/login {"from":"/here"}');
  });
});

describe('the loading line', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('does not flash, and offers a way out after 6 and 10 s of waiting [load-001] [load-002] [load-003] [const-016]', async () => {
    render(<LoadingView />);
    await later(149);
    expect(screen.queryByRole('status')).toBeNull();
    await later(1);
    expect(screen.getByRole('status').textContent).toContain('Loading page...');
    await later(PAGE_STUCK_BUTTON_MS - 151);
    expect(screen.queryByRole('button')).toBeNull();
    await later(1);
    expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeNull();
    await later(3999);
    expect(screen.queryByRole('button', { name: 'Reload App' })).toBeNull();
    await later(1);
    expect(screen.queryByRole('button', { name: 'Reload App' })).not.toBeNull();
  });

  it('takes the place of the page while the next one keeps waiting, where no line nearer to the page does', async () => {
    let arrive: (module: { Component: React.ComponentType }) => void = () => undefined;
    const slow = { path: '/next', lazy: () => new Promise<{ Component: React.ComponentType }>((resolve) => (arrive = resolve)) };
    const router = visit('/', [{ element: <PageOutlet />, children: [{ path: '/', element: <p>First</p> }, slow] }]);
    act(() => void router.navigate('/next'));
    await later(149);
    expect(screen.queryByText('First')).not.toBeNull();
    await later(1);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Loading page...');
    await act(async () => arrive({ Component: Next }));
    expect(screen.queryByText('Next')).not.toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('leaves the page alone where a line nearer to it is shown', async () => {
    const slow = { path: '/next', lazy: () => new Promise<never>(() => undefined) };
    const router = visit('/', [{ element: <PageOutlet covered />, children: [{ path: '/', element: <p>First</p> }, slow] }]);
    act(() => void router.navigate('/next'));
    await later(1000);
    expect(screen.queryByText('First')).not.toBeNull();
  });
});

describe('the account menu', () => {
  it.each([
    ['Profile', '/settings', '[menu-001]'],
    ['Account', '/settings', '[menu-002]'],
    ['Settings', '/settings', '[menu-003]'],
    ['Billing & Subscription', '/settings?tab=subscription', '[menu-004]'],
  ])('%s leads to %s %s', async (entry, target, _id) => {
    const menu = (
      <>
        <MemberMenu />
        <Where />
      </>
    );
    visit('/', [{ path: '*', element: menu }]);
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Lovelace' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
    expect(where()).toBe(`${target} null`);
  });

  it('Logout clears the session and goes to /auth [menu-005] [menu-006] [session-001]', async () => {
    const { session, navigate } = sessionOf();
    visit('/', [{ path: '*', element: <MemberMenu /> }], { session });
    await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Lovelace' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(localStorage.getItem('token')).toBeNull();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth', undefined);
  });

  describe('with things kept in this browser alone', () => {
    const quiz = (title: string, kept: boolean) => ({ id: title, made: { kind: 'quiz', quiz: { title, questions: [] } }, kept });
    const lies = (...drafts: readonly object[]) => localStorage.setItem('everstep:draft:made:ada', JSON.stringify(drafts));
    const pressLogout = async () => {
      const around = sessionOf();
      const menu = (
        <>
          <MemberMenu />
          <SignOutOverlay />
          <Where />
        </>
      );
      visit('/', [{ path: '*', element: menu }], around);
      await userEvent.click(screen.getByRole('button', { name: 'Account of Ada Lovelace' }));
      await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
      return around;
    };
    const question = () => screen.findByRole('alertdialog', { name: 'Sign out?' });

    it('asks first, hands them over as a file, and signs out only when told to', async () => {
      lies(quiz('Moss', true), quiz('Rain', true), quiz('Begun', false));
      const files: Blob[] = [];
      vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
        if (file instanceof Blob) files.push(file);
        return 'blob:kept';
      });
      // This document would go to the file's address instead.
      const handedOver = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
      const { navigate } = await pressLogout();
      const asked = await question();
      expect(asked.textContent).toMatch(/the 2 things you kept/);
      expect(within(asked).queryByText('Begun')).toBeNull();
      await userEvent.click(within(asked).getByRole('button', { name: 'Save as a file first' }));
      expect(await files[0]?.text()).toMatch(/Moss[\s\S]+---[\s\S]+Rain/);
      expect(handedOver).toHaveBeenCalledOnce();
      expect(navigate).not.toHaveBeenCalled();
      await userEvent.click(within(asked).getByRole('button', { name: 'Sign out' }));
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth', undefined);
      expect(localStorage.getItem('everstep:draft:made:ada')).toBeNull();
      vi.restoreAllMocks();
    });

    it('leaves everything as it is for whoever stays', async () => {
      lies(quiz('Moss', true));
      const { navigate } = await pressLogout();
      await userEvent.click(within(await question()).getByRole('button', { name: 'Stay signed in' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(navigate).not.toHaveBeenCalled();
      expect(localStorage.getItem('everstep:draft:made:ada')).toContain('Moss');
    });

    it.each([
      ['mere drafts', 'ada', quiz('"kept":true', false)],
      ['what another member kept', 'bo', quiz('Moss', true)],
    ])('does not ask for %s', async (_, memberId, draft) => {
      localStorage.setItem(`everstep:draft:made:${memberId}`, JSON.stringify([draft]));
      const { navigate } = await pressLogout();
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/auth', undefined);
    });
  });
});

describe('the sidebar', () => {
  it('has no entry that leads to a page which is not built [side-001]', () => {
    const items = [...sidebarGroups.flatMap((group) => group.items), ...sidebarFoot];
    expect(items.length).toBeGreaterThan(3);
    const daily = ['/', '/habits', '/goals', '/journals', '/mood-tracker', '/challenges'];
    const built = [...daily, '/council', '/learning', '/downloads', '/progress', '/achievements', '/leaderboard', '/settings', '/help-now'];
    expect(items.map(({ href }) => href)).toEqual(expect.arrayContaining(built));
    expect(items.filter(({ href }) => href === undefined || !built.includes(href))).toEqual([]);
  });
});

describe('links', () => {
  const page = (href: string) => [
    { path: '/auth', element: <RouterLink href={href}>go</RouterLink> },
    { path: '*', element: <Where /> },
  ];

  it('move inside the app, and carry the place to come back to from one way in to another', async () => {
    const router = createMemoryRouter(page('/login'), { initialEntries: [{ pathname: '/auth', state: { from: '/goals' } }] });
    render(<RouterProvider router={router} />);
    fireEvent.click(screen.getByText('go'));
    expect(where()).toBe('/login {"from":"/goals"}');
  });

  it.each(['https://example.org/', '//example.org', '/files/a.png', 'mailto:a@example.org', 'tel:112'])(
    'leave the app plainly to %s',
    (href) => {
      visit('/auth', page(href));
      expect(screen.getByText('go').getAttribute('href')).toBe(href);
    },
  );
});

describe('a tab that becomes visible again', () => {
  it('opens nothing by itself for five seconds [const-022]', () => {
    renderHook(useVisibilityWindow);
    const now = performance.now();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(hasJustReturned(now + VISIBILITY_RESET_MS - 1)).toBe(true);
    expect(hasJustReturned(now + VISIBILITY_RESET_MS + 1000)).toBe(false);
    expect(VISIBILITY_RESET_MS).toBe(5000);
  });
});
