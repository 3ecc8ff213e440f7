import type { Deps } from '../../deps.ts';
import type { Sweep } from '../../system/sweeps.ts';
import { handOut } from './hand-out.ts';
import { vapidAuthorization } from './seal.ts';
import { sendDue } from './send.ts';

/** The headers of a server's keys are used again while they are fresh. */
const authorizations = new WeakMap<Deps['env'], ReturnType<typeof vapidAuthorization>>();

/** Tells devices what has gone out, where this server is set up for it. */
export const pushSweep: Sweep = {
  name: 'push',
  everySeconds: 1,
  async run(deps) {
    const keys = deps.env.push;
    if (!keys) return;
    const authorize = authorizations.get(deps.env) ?? vapidAuthorization(keys);
    authorizations.set(deps.env, authorize);
    await handOut(deps, keys.publicKey);
    await sendDue(deps, authorize);
  },
};
