import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cardTitles, messagesOf, navItems, rowsOf } from './data.ts';
import type { Kind, Scheme } from './kind.ts';

const ROWS = 1000;
const chats = { short: messagesOf(500), long: messagesOf(2000) } as const;

interface State {
  readonly scheme: Scheme;
  readonly show: 'nothing' | 'rows' | 'dashboard' | 'composer';
  readonly dialog: boolean;
  readonly chat: keyof typeof chats | null;
}

const empty: State = { scheme: 'teal', show: 'nothing', dialog: false, chat: null };

/** What the benchmark may ask of a page. */
export const acts = {
  showNothing: () => ({ show: 'nothing' }),
  showRows: () => ({ show: 'rows' }),
  showDashboard: () => ({ show: 'dashboard' }),
  showComposer: () => ({ show: 'composer' }),
  openDialog: () => ({ dialog: true }),
  closeDialog: () => ({ dialog: false }),
  openChat: () => ({ chat: 'short' }),
  openLongChat: () => ({ chat: 'long' }),
  closeChat: () => ({ chat: null }),
  toPurple: () => ({ scheme: 'purple' }),
  toTeal: () => ({ scheme: 'teal' }),
} as const satisfies Record<string, () => Partial<State>>;
export type Act = keyof typeof acts;

/** What the benchmark calls in the page. */
export interface Bench {
  /** Resolves with the milliseconds until the result was painted. */
  act(name: Act): Promise<number>;
  /** Changes below the page's root element since the last call. */
  mutations(): number;
}

/** Draws the page of one kind and lets the benchmark in. */
export function startPage(kind: Kind): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const react = createRoot(root);
  let state = empty;
  const set = (change: Partial<State>) => {
    const { scheme = state.scheme } = change;
    const applied = kind.applyScheme && scheme !== state.scheme;
    state = { ...state, ...change };
    if (applied) kind.applyScheme?.(scheme);
    else flushSync(() => react.render(<Page kind={kind} state={state} close={() => set({ dialog: false, chat: null })} />));
  };
  kind.applyScheme?.(state.scheme);
  set({});
  let mutations = 0;
  new MutationObserver((records) => {
    mutations += records.length;
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  window.bench = {
    act: (name) =>
      painted(
        () => set(acts[name]()),
        () => stands(state),
      ),
    mutations() {
      const count = mutations;
      mutations = 0;
      return count;
    },
  };
}

function stands({ show, dialog, chat }: State): boolean {
  const shown = document.querySelector<HTMLElement>('dialog, [role=dialog]');
  const layer = dialog || chat ? (shown?.clientHeight ?? 0) > 0 : shown === null;
  const rows = document.querySelectorAll('#root li[data-row], #root [data-row]').length;
  return layer && (show === 'rows' || show === 'dashboard' ? rows >= ROWS : rows === 0);
}

function Page({ kind, state, close }: { kind: Kind; state: State; close: () => void }) {
  const { Provider, Rows, Dialog } = kind;
  return (
    <Provider scheme={state.scheme}>
      <main>
        <button type="button">Something with focus</button>
        {state.show === 'dashboard' && <Dashboard kind={kind} />}
        {(state.show === 'rows' || state.show === 'dashboard') && <Rows rows={rows} />}
        {state.show === 'composer' && <Conversation kind={kind} />}
        <Dialog open={state.dialog} onClose={close} />
        <ChatWithDraft kind={kind} chat={state.chat} onClose={close} />
      </main>
    </Provider>
  );
}

const rows = rowsOf(ROWS);

export function Dashboard({ kind: { Nav, Cards } }: { kind: Pick<Kind, 'Nav' | 'Cards'> }): ReactNode {
  return (
    <>
      <Nav items={navItems} />
      <Cards titles={cardTitles} />
    </>
  );
}

/** Each key renders the dialog and what is in it. */
function ChatWithDraft({ kind: { Chat }, chat, onClose }: { kind: Kind; chat: State['chat']; onClose: () => void }) {
  const [draft, setDraft] = useState('');
  return <Chat open={chat !== null} messages={chats[chat ?? 'short']} draft={draft} onDraftChange={setDraft} onClose={onClose} />;
}

/** Each key renders the field alone. */
function Conversation({ kind: { Messages, Composer } }: { kind: Kind }) {
  return (
    <>
      <Messages messages={chats.short} />
      <WithDraft Composer={Composer} />
    </>
  );
}

function WithDraft({ Composer }: Pick<Kind, 'Composer'>) {
  const [draft, setDraft] = useState('');
  return <Composer draft={draft} onDraftChange={setDraft} />;
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
