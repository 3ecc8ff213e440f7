import { addDays, api, type DateText } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { type JournalExport, type JournalFilter, JournalView, noJournalFilter } from '@everstep/ui/pages';
import { useDeferredValue, useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { saveFile } from '../files/save-file.ts';
import { useLayers } from '../layout/useLayers.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useToday } from '../layout/useToday.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { journalFile } from './files.ts';
import { journalKey } from './locked/key-store.ts';
import { useJournalKey } from './locked/useVault.ts';
import { useVaultTasks, VaultTasks } from './locked/VaultTasks.tsx';
import { OwnPrompts } from './OwnPrompts.tsx';
import { readAllEntries } from './read-all-entries.ts';
import { useJournalList } from './useJournalList.ts';

/** Everything that was written, and the way to write more. */
export function JournalPage() {
  usePageTitle('Journal');
  const today = useToday();
  const [filter, setFilter] = useState<JournalFilter>(noJournalFilter);
  const [month, setMonth] = useState(today.slice(0, 7));
  const asked = useDeferredValue(filter);
  const list = useJournalList(asked);
  const pinned = useQuery(api.journal.list, { query: { pinned: 'true', limit: 10 } });
  const tags = useQuery(api.journal.tags, {});
  const onThisDay = useQuery(api.journal.onThisDay, { query: { date: today } });
  const calendar = useQuery(api.journal.calendar, { query: spanOf(month) }, { keepPreviousData: true });
  const tasks = useVaultTasks();
  const { open, show, hide } = useLayers();
  const takeOut = useTakeOut(today);
  return (
    <>
      <JournalView
        entries={list.entries}
        problem={list.error ? sentenceOf(list.error) : undefined}
        onRetry={list.retry}
        more={list.more}
        moreLoading={list.loading}
        onMore={list.loadMore}
        filter={filter}
        onFilterChange={setFilter}
        searching={filter.q !== '' && list.loading}
        tags={tags.data?.tags.map(({ tag }) => tag)}
        pinned={pinned.data?.entries}
        onThisDay={onThisDay.data?.entries}
        calendar={Object.fromEntries(calendar.data?.days.map(({ date, count }) => [date, count]) ?? [])}
        onMonthChange={setMonth}
        today={today}
        locale={navigator.language}
        menu={{
          vault: tasks.vault.state ?? 'none',
          onSetUp: () => tasks.ask('set-up'),
          onUnlock: () => tasks.ask('unlock'),
          onLock: () => journalKey.shut(),
          onChangePassphrase: () => tasks.ask('change'),
          onPrompts: () => show('journal:prompts'),
          onExport: (format) => void takeOut(format),
        }}
      />
      <VaultTasks {...tasks} />
      {open.includes('journal:prompts') && <OwnPrompts onClose={() => hide('journal:prompts')} />}
    </>
  );
}

/** First and last day of a month, with the days of its neighbours that a calendar shows beside it. */
const spanOf = (month: string) => ({ from: addDays(`${month}-01`, -7), to: addDays(`${month}-01`, 38) });

/** Takes the whole journal out as one file; locked entries with their words while they are open. */
function useTakeOut(today: DateText) {
  const call = useCall();
  const key = useJournalKey();
  const { showToast } = useToast();
  return async (format: JournalExport) => {
    try {
      saveFile(journalFile(format, await readAllEntries(call, key), today));
    } catch (error) {
      showToast({ id: 'take-out', tone: 'danger', title: 'The journal could not be taken out', description: sentenceOf(error) });
    }
  };
}
