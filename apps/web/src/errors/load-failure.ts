/** Code of the app that did not come: no connection, a server that is away, or a build that is gone. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
}

/** Whether the server answers for the app itself; asked before a reload, which without an answer would lose the page that still stands. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
