import { LinkProvider } from '@everstep/ui';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RouterLink } from './RouterLink.tsx';
import { useLayers } from './useLayers.ts';

function Page() {
  const { open, show, hide } = useLayers();
  const { pathname, search } = useLocation();
  return (
    <>
      <p data-testid="where">{`${pathname}${search} ${open.join('+')}`.trim()}</p>
      <button type="button" onClick={() => show('chat')}>
        Chat
      </button>
      <button type="button" onClick={() => show('chat', 'guides')}>
        Guides
      </button>
      <button type="button" onClick={() => show('menu')}>
        Menu
      </button>
      <button type="button" onClick={() => hide('chat')}>
        Close the chat
      </button>
      <button type="button" onClick={() => hide('guides')}>
        Close the guides
      </button>
      <RouterLink href="/settings">Settings</RouterLink>
      <RouterLink href="/mood?week=1">Mood</RouterLink>
    </>
  );
}

function visit() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/before', '/mood?week=1'], initialIndex: 1 });
  render(
    <LinkProvider component={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>,
  );
  return (steps: number) => act(async () => router.navigate(steps));
}

const where = () => screen.getByTestId('where').textContent;
const press = (name: string) => act(async () => screen.getByText(name).click());

describe('what lies over a page', () => {
  it('goes with Back, which leaves the page only afterwards, and comes again with forward', async () => {
    const go = visit();
    await press('Chat');
    expect(where()).toBe('/mood?week=1 chat');
    await go(-1);
    expect(where()).toBe('/mood?week=1');
    await go(1);
    expect(where()).toBe('/mood?week=1 chat');
    await go(-1);
    await go(-1);
    expect(where()).toBe('/before');
  });

  it('leaves no entry behind when it is closed, so that one Back leaves the page', async () => {
    const go = visit();
    await press('Chat');
    await press('Close the chat');
    expect(where()).toBe('/mood?week=1');
    await press('Chat');
    expect(where()).toBe('/mood?week=1 chat');
    await press('Close the chat');
    await go(-1);
    expect(where()).toBe('/before');
  });

  it('is one entry however often it is opened and closed in one breath', async () => {
    const go = visit();
    await act(async () => {
      screen.getByText('Chat').click();
      screen.getByText('Chat').click();
    });
    await press('Chat');
    await act(async () => {
      screen.getByText('Close the chat').click();
      screen.getByText('Close the chat').click();
    });
    expect(where()).toBe('/mood?week=1');
    await go(-1);
    expect(where()).toBe('/before');
  });

  it('goes one above the other, the topmost first', async () => {
    const go = visit();
    await press('Guides');
    expect(where()).toBe('/mood?week=1 chat+guides');
    await press('Close the guides');
    expect(where()).toBe('/mood?week=1 chat');
    await press('Guides');
    await go(-1);
    expect(where()).toBe('/mood?week=1 chat');
    await press('Guides');
    await press('Close the chat');
    expect(where()).toBe('/mood?week=1');
  });

  it('is the chat again on the way back from where it led', async () => {
    const go = visit();
    await press('Chat');
    await press('Settings');
    expect(where()).toBe('/settings');
    await go(-1);
    expect(where()).toBe('/mood?week=1 chat');
  });
});

describe('the menu', () => {
  it('is not come back to after it led elsewhere', async () => {
    const go = visit();
    await press('Menu');
    await press('Settings');
    expect(where()).toBe('/settings');
    await go(-1);
    expect(where()).toBe('/mood?week=1');
  });

  it('closes when it leads to the page under it, which stays one entry', async () => {
    const go = visit();
    await press('Menu');
    await press('Mood');
    expect(where()).toBe('/mood?week=1');
    await go(-1);
    expect(where()).toBe('/before');
  });
});
