import { safetyCard } from '@everstep/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HelpNow } from '../../product/HelpNow/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { Button } from '../Button/index.ts';
import { TOAST_MS, type ToastData, ToastProvider, useToast } from './index.ts';
import { TOASTS_READY_AFTER_MS, toastList } from './ToastRegion.tsx';
import { durationOf, enqueue } from './toast-queue.ts';

function Page({ toasts }: { toasts: readonly ToastData[] }) {
  const { showToast } = useToast();
  return (
    <Button
      onClick={() => {
        for (const toast of toasts) showToast(toast);
      }}
    >
      Show
    </Button>
  );
}

/** Hands out the way to show toasts. */
function Handing({ to }: { to: (showToast: (toast: ToastData) => void) => void }) {
  to(useToast().showToast);
  return null;
}

function show(...toasts: ToastData[]) {
  render(
    <ToastProvider>
      <Page toasts={toasts} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: /^Notices/ });

describe('Toast', () => {
  it('is ready to say that the connection is gone: its code is fetched before', () => {
    const load = vi.spyOn(toastList, 'load');
    render(<ToastProvider>Page</ToastProvider>);
    expect(load).not.toHaveBeenCalled();
    wait(TOASTS_READY_AFTER_MS);
    expect(load).toHaveBeenCalled();
    load.mockRestore();
  });

  // Its code comes with the first toast; faked time would not wait for that.
  beforeAll(() => toastList.load());
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays for the time it is given [const-012] [game-009]', () => {
    show({ id: 'xp', title: '+10 XP', durationMs: 3000 });
    wait(2999);
    expect(within(region()).getByText('+10 XP')).toBeVisible();
    wait(1);
    expect(within(region()).queryByText('+10 XP')).toBeNull();
  });

  it('has its whole time when it takes the place of one with its id, and keeps the keyboard near', () => {
    const gone = (title: string): ToastData => ({ id: 'user', title, tone: 'success' });
    let showAgain = (_: ToastData): void => undefined;
    const page = (
      <ToastProvider>
        <Handing to={(showToast) => (showAgain = showToast)} />
      </ToastProvider>
    );
    render(page);
    act(() => showAgain(gone('The first is gone')));
    wait(TOAST_MS - 1000);
    act(() => showAgain(gone('The second is gone')));
    wait(TOAST_MS - 1);
    expect(within(region()).getByText('The second is gone')).toBeVisible();
    act(() => within(region()).getByRole('button', { name: 'Dismiss' }).focus());
    act(() => showAgain(gone('The third is gone')));
    expect(region()).toContainElement(document.activeElement as HTMLElement);
  });

  it('keeps the fourth waiting until there is room', () => {
    show(...[1, 2, 3, 4].map((n) => ({ id: `n${n}`, title: `Notice ${n}`, durationMs: n * 1000 })));
    expect(within(region()).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText('Notice 4')).toBeNull();
    wait(1000);
    expect(within(region()).getByText('Notice 4')).toBeVisible();
  });

  it('stands still while it is pointed at and goes on afterwards', () => {
    show({ id: 'saved', title: 'Entry saved' });
    fireEvent.pointerMove(region());
    wait(TOAST_MS * 3);
    expect(within(region()).getByText('Entry saved')).toBeVisible();
    fireEvent.pointerLeave(region());
    wait(TOAST_MS);
    expect(within(region()).queryByText('Entry saved')).toBeNull();
  });

  it('stands still while it has focus', () => {
    show({ id: 'saved', title: 'Entry saved' });
    act(() => within(region()).getByRole('button', { name: 'Dismiss' }).focus());
    wait(TOAST_MS * 3);
    expect(within(region()).getByText('Entry saved')).toBeVisible();
  });

  it('is announced politely', () => {
    show({ id: 'saved', title: 'Entry saved' });
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  });

  it('runs its action and goes', () => {
    const onSelect = vi.fn();
    show({ id: 'done', title: 'Habit done', action: { label: 'Undo', hint: "Undo from the habit's menu", onSelect } });
    fireEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(within(region()).queryByText('Habit done')).toBeNull();
  });

  it('keeps out of the way of people to reach, and has its whole time afterwards', () => {
    show({ id: 'xp', title: '+12 XP', tone: 'award' }, { id: 'lost', title: 'Not saved', tone: 'danger' });
    wait(TOAST_MS - 1);
    const help = render(<HelpNow card={safetyCard(null, 'US')} line="Call." country={null} updated="As of today" />);
    expect(screen.queryAllByRole('listitem').filter(({ textContent }) => /XP|Not saved/.test(textContent))).toEqual([]);
    wait(TOAST_MS * 3);
    help.unmount();
    wait(TOAST_MS - 1);
    expect(within(region()).getByText('+12 XP')).toBeVisible();
    expect(within(region()).getByText('Not saved')).toBeVisible();
  });

  it('tells beside a safety card only what failed and what can be undone', () => {
    const undo = { label: 'Undo', hint: 'From the menu', onSelect: () => undefined };
    show(
      { id: 'xp', title: '+12 XP', tone: 'award', action: { ...undo, label: 'Why?' } },
      { id: 'saved', title: 'Entry saved', tone: 'success' },
      { id: 'gone', title: 'Entry deleted', action: undo },
      { id: 'lost', title: 'Not saved', tone: 'danger' },
    );
    const card = render(<SafetyCard card={safetyCard('suicide', 'US')} />);
    const titles = () =>
      within(region())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(titles()).toEqual([expect.stringContaining('Entry deleted'), expect.stringContaining('Not saved')]);
    card.unmount();
    expect(titles()).toContainEqual(expect.stringContaining('+12 XP'));
  });

  it('goes when it is dismissed', () => {
    show({ id: 'saved', title: 'Entry saved' });
    fireEvent.click(within(region()).getByRole('button', { name: 'Dismiss' }));
    expect(within(region()).queryByText('Entry saved')).toBeNull();
  });
});

describe('the toast queue', () => {
  it('replaces a toast that is shown again', () => {
    const queue = enqueue(enqueue([], { id: 'a', title: 'Saving' }), { id: 'a', title: 'Saved' });
    expect(queue).toEqual([{ id: 'a', title: 'Saved', showing: 1 }]);
  });

  it('gives more time to a toast with an action', () => {
    expect(durationOf({ action: { label: 'Undo', hint: 'Undo', onSelect: () => undefined } })).toBeGreaterThan(durationOf({}));
  });
});

describe('useToast', () => {
  it('says which provider is missing', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Page toasts={[]} />)).toThrow('useToast must be used within a ToastProvider');
    silence.mockRestore();
  });
});
