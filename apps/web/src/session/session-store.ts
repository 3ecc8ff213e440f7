import {
  AUTH_READY_AFTER_LOGIN_MS,
  AUTH_READY_AFTER_TOKEN_MS,
  api,
  checkToken,
  type Input,
  PLACEHOLDER_USER,
  readTokenMember,
  type SignedIn,
  type User,
} from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { deviceStorage } from '../device/device-storage.ts';
import { log } from '../log/log.ts';
import { clearDrafts, clearSession, readToken, removeToken, sessionKeys, storeJson, storeToken } from './storage.ts';

export interface SessionState {
  readonly status: 'loading' | 'authenticated' | 'unauthenticated';
  readonly user: User | null;
  /** Somebody has just signed in and was not welcomed yet; a reload is no sign-in. */
  readonly welcomeDue: boolean;
  /** Where an ended session is being led; the guard leads there too, since it may be drawn before the navigation is done. */
  readonly exit: Exit | null;
  /** How far the live events had come when the member was loaded: what a page then fetches is no older. */
  readonly lastEventId?: string | undefined;
}

export interface Exit {
  readonly path: '/login' | '/auth';
  /** What the door is told of the way there; nothing where somebody left by themselves. */
  readonly state?: ExitState;
}

export interface ExitState {
  readonly from: string;
  /** Why the last call was refused. */
  readonly code?: string | undefined;
}

export interface SessionPorts {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Where to go; `from` is the path to come back to after sign-in. */
  readonly navigate: (path: string, state?: ExitState) => void;
  readonly currentPath: () => string;
  readonly emit: (event: 'auth-ready') => void;
  /** Begins anew at the first page, with nothing of this one left in memory. */
  readonly restart: () => void;
}

const signedOut = { status: 'unauthenticated', user: null, welcomeDue: false, lastEventId: undefined } as const;

export type Session = ReturnType<typeof createSession>;

/** Who is signed in, and how that begins and ends. Independent of React, so that its order of steps can be proved. */
export function createSession(ports: SessionPorts) {
  const stored = readToken(ports.now());
  let state: SessionState = { status: stored ? 'loading' : 'unauthenticated', user: null, welcomeDue: false, exit: null };
  const listeners = new Set<() => void>();
  const set = (next: Partial<SessionState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const setUser = (user: User) => {
    storeJson(sessionKeys.user, user);
    set({ status: 'authenticated', user });
  };
  const found = () => readToken(ports.now());
  /** Whose page this is; undefined while it is nobody's. */
  let owner = stored ? readTokenMember(stored) : undefined;
  /** Tabs share one storage: what another one has put there for somebody else is not this page's to send. */
  const token = () => {
    const shared = found();
    return shared !== null && (owner === undefined || readTokenMember(shared) === owner) ? shared : null;
  };

  async function begin({ token: fresh, user }: SignedIn): Promise<User> {
    // It was good when the server made it, a moment ago.
    if (checkToken(fresh, ports.now()) === 'expired')
      throw new ApiError(
        'wrong-clock',
        `The clock of this device is wrong: it says ${new Date(ports.now()).toDateString()}. Set it right and try again.`,
      );
    owner = readTokenMember(fresh);
    storeToken(fresh);
    setUser(user);
    set({ welcomeDue: true });
    await ports.wait(AUTH_READY_AFTER_LOGIN_MS);
    ports.emit('auth-ready');
    return user;
  }

  function leave(exit: Exit): void {
    owner = undefined;
    set({ ...signedOut, exit });
    ports.navigate(exit.path, exit.state);
  }

  /** A call made with this token was refused: the session is over, the path is kept. */
  function unauthorized(refused: string, code?: string): void {
    if (deviceStorage.getItem('token') !== refused) return;
    clearSession();
    leave({ path: '/login', state: { from: ports.currentPath(), code } });
  }

  /** Fetches the member behind the stored token. Only a 401 ends the session; any other failure keeps it. */
  async function load(call: Call): Promise<void> {
    const used = token();
    if (!used) return set(signedOut);
    try {
      const { user, lastEventId } = await call(api.accounts.me, {});
      set({ lastEventId });
      setUser(user);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'unauthorized') return unauthorized(used);
      log.warn('The member could not be loaded.', error);
      set({ status: 'authenticated', user: PLACEHOLDER_USER });
    }
  }

  /** Another tab has signed out, or somebody in: this one goes too, or begins anew as theirs. */
  function follow(): void {
    if (state.status === 'unauthenticated') return;
    const shared = found();
    if (shared === null) leave({ path: '/auth', state: { from: ports.currentPath() } });
    else if (owner !== undefined && readTokenMember(shared) !== owner) ports.restart();
  }

  return {
    getSnapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    token,

    load,
    follow,

    /** @throws ApiError when the credentials are wrong or the server cannot be reached */
    login: async (call: Call, body: Input<typeof api.accounts.login>['body']) => begin(await call(api.accounts.login, { body })),
    /** @throws ApiError */
    register: async (call: Call, body: Input<typeof api.accounts.register>['body']) => begin(await call(api.accounts.register, { body })),
    /** @throws ApiError */
    demo: async (call: Call, timeZone: string) => begin(await call(api.accounts.demo, { body: { timeZone } })),

    /** Takes a token that came from elsewhere, as after social sign-in. */
    async loginWithToken(call: Call, fresh: string): Promise<void> {
      owner = readTokenMember(fresh);
      removeToken();
      storeToken(fresh);
      set({ status: 'loading', user: null });
      await ports.wait(AUTH_READY_AFTER_TOKEN_MS);
      ports.emit('auth-ready');
      await load(call);
      if (state.user) set({ welcomeDue: true });
    },

    /** Ends the session on this device. The account menu goes to /auth, everything else to /login. */
    logout(call: Call, target: '/login' | '/auth' = '/login'): void {
      // The request carries the token read now; the page need not wait for the server to forget it.
      if (token()) call(api.accounts.logout, {}).catch(() => log.warn('The server was not told of the sign-out.'));
      clearSession();
      clearDrafts(owner);
      leave({ path: target });
    },

    unauthorized,

    /** The door was reached: from now on the guard decides anew. */
    arrived: () => {
      if (state.exit) set({ exit: null });
    },
    /** The welcome was shown. */
    welcomed: () => set({ welcomeDue: false }),
    /** A token in the place of the one in use; an answer that comes after the session has ended brings nothing back. */
    renew(fresh: string): void {
      if (token() !== null && (owner === undefined || readTokenMember(fresh) === owner)) storeToken(fresh);
    },
    setUser,
  };
}
