import type { Session } from '../session/session-store.ts';

const bySession = new WeakMap<Session, Map<string, string>>();

/** Drafts that the device had no room for, by their storage key: here for as long as the app stays open, and gone with the sign-out. */
export function unstoredDrafts(session: Session): Map<string, string> {
  const known = bySession.get(session);
  if (known) return known;
  const drafts = new Map<string, string>();
  bySession.set(session, drafts);
  session.subscribe(() => {
    const { status, exit } = session.getSnapshot();
    // A session that was lost leads back to where it was; what its member typed waits for them.
    const isLost = exit?.path === '/login' && exit.from !== undefined;
    if (status === 'unauthenticated' && !isLost) drafts.clear();
  });
  return drafts;
}
