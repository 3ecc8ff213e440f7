import { api, defaultEnhancedProgress, safetyCard } from '@everstep/domain';
import { SafetyCard } from '@everstep/ui';
import { HelpNowView } from '@everstep/ui/pages';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { awardOf, levelUp } from '../testing/award.ts';
import { fakeServer, sessionOf, surroundings } from '../testing/harness.tsx';
import { GamificationProvider, useGamification } from './GamificationProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function start(quietUntil: string | null = null) {
  const server = fakeServer()
    .on(api.gamification.enhancedProgress, { ...defaultEnhancedProgress, xp: 42 })
    .on(api.care.status, { quietUntil });
  const { session } = sessionOf();
  const Around = surroundings({ server, session });
  const hook = renderHook(() => ({ ...useGamification(), navigate: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Around>
        <MemoryRouter>
          <GamificationProvider>{children}</GamificationProvider>
        </MemoryRouter>
      </Around>
    ),
  });
  await later(0);
  return { server, session, ...hook };
}

const everything = awardOf({
  levelUp,
  achievementsUnlocked: [{ code: 'first_step', title: 'First Step', description: 'First check-in', rarity: 'common', coins: 10 }],
});
const sees = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

describe('the member’s progress', () => {
  it('is fetched when the session is there and cleared when it ends [game-010] [game-011]', async () => {
    const { server, session, result } = await start();
    expect(result.current.progress?.xp).toBe(42);
    expect(server.sent(api.gamification.enhancedProgress)).toHaveLength(1);
    act(() => session.logout(server.call));
    expect(result.current.progress).toBeNull();
  });
});

describe('a celebration', () => {
  it('shows XP at once, coins after 2 s, the level after 3 s, achievements after 4 s, and then refreshes [game-012] [game-013] [game-014] [game-015] [game-016]', async () => {
    // The dialog's code is here before it is due, as it is for the second level-up of a visit.
    await import('./LevelUp.tsx');
    const { server, result } = await start();
    act(() => result.current.celebrate(everything));
    await later(0);
    // The code that draws notices comes with the first one.
    await act(() => vi.dynamicImportSettled());
    expect(sees('+30 XP')).toBe(true);
    await later(1999);
    expect(sees('+7 coins')).toBe(false);
    await later(1);
    expect(sees('+7 coins')).toBe(true);
    await later(999);
    expect(screen.queryByRole('dialog')).toBeNull();
    await later(1);
    await later(0);
    expect(screen.queryByRole('dialog', { name: 'LEVEL UP!' })).not.toBeNull();
    await later(999);
    expect(sees('First Step')).toBe(false);
    const before = server.sent(api.gamification.enhancedProgress).length;
    await later(1);
    expect(sees('First Step')).toBe(true);
    expect(server.sent(api.gamification.enhancedProgress).length).toBe(before + 1);
  });

  it('celebrates nothing that the server wants quiet, and asks for the totals all the same', async () => {
    const { result } = await start();
    const heard = vi.fn();
    window.addEventListener('xp-awarded', heard);
    act(() => result.current.celebrate({ ...everything, quiet: true }));
    await later(5000);
    window.removeEventListener('xp-awarded', heard);
    expect(heard).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/XP/)).toBeNull();
  });

  it('is forgotten while the server wants it quiet, also for an act from before the hard moment', async () => {
    const { result } = await start(new Date(Date.now() + 60_000).toISOString());
    act(() => result.current.celebrate(everything));
    await later(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/XP/)).toBeNull();
  });

  it('waits while Help now is on the screen, closes an open level-up for it, and comes back afterwards', async () => {
    await import('./LevelUp.tsx');
    const { result } = await start();
    act(() => result.current.celebrate(everything));
    await later(3500);
    expect(screen.queryByRole('dialog', { name: 'LEVEL UP!' })).not.toBeNull();
    const help = render(<HelpNowView />);
    await later(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/XP|coins/)).toBeNull();
    help.unmount();
    await later(0);
    await later(0);
    expect(screen.queryByRole('dialog', { name: 'LEVEL UP!' })).not.toBeNull();
  });

  it('does not burst out after a safety card', async () => {
    const { result } = await start();
    act(() => result.current.celebrate(everything));
    await later(0);
    const card = render(<SafetyCard card={safetyCard('suicide', 'US')} planHref={null} onHelp={() => undefined} />);
    await later(10);
    card.unmount();
    await later(5000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/XP|coins|First Step/)).toBeNull();
  });

  it('lets a level-up wait until the chat is closed', async () => {
    await import('./LevelUp.tsx');
    const { result } = await start();
    await act(async () => result.current.navigate('/', { state: { layers: ['chat'] } }));
    act(() => result.current.celebrate(everything));
    await later(30_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => result.current.navigate(-1));
    await later(0);
    expect(screen.queryByRole('dialog', { name: 'LEVEL UP!' })).not.toBeNull();
  });

  it('tells the page at once [game-017] [game-018]', async () => {
    const { result } = await start();
    const heard = vi.fn();
    window.addEventListener('xp-awarded', heard, { once: true });
    window.addEventListener('gamification-update', heard, { once: true });
    act(() => result.current.celebrate(awardOf()));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('says why it was this much, also when the notice is gone, and lets the level-up wait for that [game-004] [game-014]', async () => {
    await Promise.all([import('./LevelUp.tsx'), import('./Receipt.tsx')]);
    const { result } = await start();
    act(() => result.current.celebrate(everything));
    await later(0);
    await act(() => vi.dynamicImportSettled());
    act(() => screen.getByRole('button', { name: 'Why?' }).click());
    await later(0);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('dialog', { name: 'Why 30 XP?' })).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull();
    await later(3500);
    expect(screen.queryByRole('dialog', { name: 'LEVEL UP!' })).toBeNull();
    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await later(0);
    expect(screen.queryByRole('dialog', { name: 'LEVEL UP!' })).not.toBeNull();
  });

  it('ends with the session', async () => {
    const { server, session, result } = await start();
    act(() => result.current.celebrate(everything));
    act(() => session.logout(server.call));
    await later(5000);
    expect(sees('+7 coins')).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('spending coins', () => {
  it('answers false when it fails, and logs why [error-065]', async () => {
    const { server, result } = await start();
    server.on(api.gamification.spendCoins, new ApiError('conflict', 'Not enough coins', { status: 409 }));
    await expect(result.current.spendCoins({ amount: 500, item: 'freeze' })).resolves.toBe(false);
    expect(console.error).toHaveBeenCalled();
  });

  it('answers true when the server agrees', async () => {
    const { server, result } = await start();
    server.on(api.gamification.spendCoins, { newTotalCoins: 1 } as never);
    await expect(result.current.spendCoins({ amount: 5, item: 'freeze' })).resolves.toBe(true);
  });
});
