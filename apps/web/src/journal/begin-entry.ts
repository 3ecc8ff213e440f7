import { api } from '@everstep/domain';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { blankDraft, EntryKeeper } from './entry-draft.ts';
import { newEntryState } from './new-entry.ts';

interface Surroundings {
  readonly call: Call;
  readonly memberId: string;
  /** The member's date. */
  readonly today: string;
}

/**
 * Begins an entry with words from elsewhere: they wait on this device as its draft. An entry or a draft of this id that is
 * there already stays as it is.
 *
 * @returns the state of the history with which its page opens
 * @throws ApiError when the server cannot say whether there is such an entry
 */
export async function beginEntry(
  { call, memberId, today }: Surroundings,
  id: string,
  { title, body }: { readonly title: string; readonly body: string },
): Promise<typeof newEntryState | undefined> {
  const keeper = new EntryKeeper(memberId, id);
  if (keeper.isHolding || (await isStored(call, id))) return undefined;
  await keeper.keep({ draft: { ...blankDraft(today), title, body }, version: null }, null);
  return newEntryState;
}

/** Without a connection there is no telling: the words are there to go on with, and are sent when there is one. */
function isStored(call: Call, id: string): Promise<boolean> {
  return call(api.journal.read, { params: { id } }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && ['not-found', 'offline', 'network'].includes(error.kind)) return false;
      throw error;
    },
  );
}
