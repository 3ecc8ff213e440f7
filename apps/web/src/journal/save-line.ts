import type { JournalSave } from '@everstep/ui';
import type { SaveState } from './autosave.ts';

const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Where the words are, as the editor says it. */
export function saveLineOf(state: SaveState): JournalSave {
  if (state.kind === 'saved') return { state: 'saved', at: times.format(state.at) };
  return { state: state.kind === 'conflict' ? 'failed' : state.kind };
}
