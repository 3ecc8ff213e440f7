import { api, type JournalEntry } from '@everstep/domain';
import { type JournalEntryState, JournalEntryView, type JournalText } from '@everstep/ui/pages';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useToday } from '../layout/useToday.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { EntryEditor } from './EntryEditor.tsx';
import { blankDraft, draftOf, EntryKeeper, type UnsentEntry } from './entry-draft.ts';
import { openText } from './locked/locked-entry.ts';
import { useJournalKey } from './locked/useVault.ts';
import { useVaultTasks, VaultTasks } from './locked/VaultTasks.tsx';
import { isNewEntry, isUnstored } from './new-entry.ts';

/** One entry, to write and to read: as the server has it, or with the words that this device still has to send. */
export function EntryPage() {
  usePageTitle('Journal');
  const { id = '' } = useParams();
  // Another entry begins afresh.
  return <OneEntry key={id} id={id} />;
}

function OneEntry({ id }: { id: string }) {
  const { state: made } = useLocation();
  const [isNew, unstored] = [isNewEntry(made), isUnstored(made)];
  const today = useToday();
  const memberId = useMemberId();
  const key = useJournalKey();
  const keeper = useMemo(() => new EntryKeeper(memberId, id), [memberId, id]);
  const { data, error, mutate } = useQuery(api.journal.read, { params: { id } }, { enabled: !unstored });
  const tasks = useVaultTasks();
  const isMissing = unstored || error?.kind === 'not-found';
  const [opened, setOpened] = useState<Opened>();
  const settled = data !== undefined || error !== undefined || unstored;

  // What is opened once stays: later answers are the editor's own saves coming back.
  useEffect(() => {
    if (opened || !settled) return;
    let left = false;
    void open(keeper, { entry: isMissing ? undefined : data, isMissing, isNew, key, today }).then((found) => {
      if (!left && found) setOpened(found);
    });
    return () => {
      left = true;
    };
  }, [opened, settled, keeper, data, isMissing, isNew, key, today]);

  if (opened && (!opened.start.draft.locked || key)) return <EntryEditor {...opened} id={id} keeper={keeper} />;
  const state = stateOf({ settled, isLocked: data?.sealed != null || opened !== undefined, isMissing, isHolding: keeper.isHolding });
  return (
    <>
      <JournalEntryView
        {...nothingYet}
        state={state}
        problem={error ? sentenceOf(error) : undefined}
        onReload={() => void mutate()}
        onUnlock={() => tasks.ask('unlock')}
        localDate={today}
        today={today}
      />
      <VaultTasks {...tasks} />
    </>
  );
}

interface Opened {
  /** What the editor begins with. */
  readonly start: UnsentEntry;
  /** `start` comes from this device and was never sent. */
  readonly unsent: boolean;
  readonly entry: JournalEntry | undefined;
}

interface Sources {
  readonly entry: JournalEntry | undefined;
  readonly isMissing: boolean;
  readonly isNew: boolean;
  readonly key: CryptoKey | null;
  readonly today: string;
}

/** Unsent words of this device come first, then the stored entry, then a blank one; undefined while it cannot be opened. */
async function open(keeper: EntryKeeper, { entry, isMissing, isNew, key, today }: Sources): Promise<Opened | undefined> {
  try {
    const kept = await keeper.find(key);
    if (kept) return { start: kept, unsent: true, entry };
    if (entry?.sealed) {
      if (!key) return undefined;
      const words: JournalText = await openText(key, entry.id, entry.sealed);
      return { start: { draft: draftOf(entry, words), version: entry.version }, unsent: false, entry };
    }
    if (entry) return { start: { draft: draftOf(entry), version: entry.version }, unsent: false, entry };
    return isMissing && isNew ? { start: { draft: blankDraft(today), version: null }, unsent: false, entry } : undefined;
  } catch {
    // Locked by a key that this is not.
    return undefined;
  }
}

function stateOf(page: { settled: boolean; isLocked: boolean; isMissing: boolean; isHolding: boolean }): JournalEntryState {
  if (!page.settled) return 'loading';
  if (page.isLocked || page.isHolding) return 'shut';
  return page.isMissing ? 'missing' : 'failed';
}

const nothing = () => undefined;
/** What the view asks for and an entry that is not open does not have. */
const nothingYet = {
  text: { title: '', body: '', tags: [] },
  onTextChange: nothing,
  save: { state: 'untouched' },
  onRetrySave: nothing,
  onDateChange: nothing,
  moodId: null,
  onMoodChange: nothing,
  locked: false,
  onLockedChange: nothing,
  pinned: false,
  onPinnedChange: nothing,
  onDelete: nothing,
  onExport: nothing,
  finished: false,
  onDone: nothing,
} as const;
