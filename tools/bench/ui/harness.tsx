import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** One way to draw the page that is measured. */
export interface Kind {
  readonly Rows: ComponentType<{ rows: readonly RowData[] }>;
  readonly Dialog: ComponentType<{ open: boolean; onClose: () => void }>;
  /** Changes the colours of the whole page. */
  readonly applyScheme: (scheme: 'teal' | 'purple') => void;
}

export interface RowData {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly state: string;
}

/** What the benchmark calls in the page; each resolves with the milliseconds until its result was painted. */
export interface Bench {
  showRows(): Promise<number>;
  hideRows(): Promise<number>;
  openDialog(): Promise<number>;
  closeDialog(): Promise<number>;
  applyScheme(scheme: 'teal' | 'purple'): Promise<number>;
  /** Changes below the page's root element since the last call. */
  mutations(): number;
}

const ROWS = 1000;
const states = ['open', 'done', 'resting'] as const;
const rows: readonly RowData[] = Array.from({ length: ROWS }, (_, id) => ({
  id,
  title: `Habit number ${id}`,
  description: 'Every day, five minutes after the first coffee',
  state: states[id % states.length] ?? 'open',
}));

/** Draws the page of one kind and lets the benchmark in. */
export function startPage(kind: Kind): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const react = createRoot(root);
  let state: State = { rows: false, dialog: false };
  const set = (change: Partial<State>) => {
    state = { ...state, ...change };
    flushSync(() => react.render(<Page kind={kind} state={state} onClose={() => set({ dialog: false })} />));
  };
  set({});
  let mutations = 0;
  new MutationObserver((records) => {
    mutations += records.length;
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  window.bench = {
    showRows: () =>
      painted(
        () => set({ rows: true }),
        () => root.querySelectorAll('li').length === ROWS,
      ),
    hideRows: () =>
      painted(
        () => set({ rows: false }),
        () => root.querySelector('li') === null,
      ),
    openDialog: () =>
      painted(
        () => set({ dialog: true }),
        () => (document.querySelector('[role=dialog], dialog')?.clientHeight ?? 0) > 0,
      ),
    closeDialog: () =>
      painted(
        () => set({ dialog: false }),
        () => document.querySelector('[role=dialog], dialog') === null,
      ),
    applyScheme: (scheme) =>
      painted(
        () => kind.applyScheme(scheme),
        () => true,
      ),
    mutations() {
      const count = mutations;
      mutations = 0;
      return count;
    },
  };
}

interface State {
  readonly rows: boolean;
  readonly dialog: boolean;
}

function Page({ kind: { Rows, Dialog }, state, onClose }: { kind: Kind; state: State; onClose: () => void }) {
  return (
    <main>
      <button type="button">Something with focus</button>
      {state.rows && <Rows rows={rows} />}
      <Dialog open={state.dialog} onClose={onClose} />
    </main>
  );
}

/** Leaves a frame, acts, and waits for the frame after the one in which the result stands. */
async function painted(act: () => void, stands: () => boolean): Promise<number> {
  await frame();
  await frame();
  const start = performance.now();
  act();
  do await frame();
  while (!stands());
  await frame();
  return performance.now() - start;
}

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

declare global {
  interface Window {
    bench: Bench;
  }
}
