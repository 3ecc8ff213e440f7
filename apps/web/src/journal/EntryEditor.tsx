import type { JournalEntry } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { JournalEntryView } from '@everstep/ui/pages';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { saveFile } from '../files/save-file.ts';
import { useToday } from '../layout/useToday.ts';
import type { Autosave } from './autosave.ts';
import type { EntryDraft, EntryKeeper, UnsentEntry } from './entry-draft.ts';
import { markdownOf } from './files.ts';
import { useJournalKey } from './locked/useVault.ts';
import { useVaultTasks, VaultTasks } from './locked/VaultTasks.tsx';
import { asStored } from './new-entry.ts';
import { saveLineOf } from './save-line.ts';
import { useEntryActions } from './useEntryActions.ts';
import { useEntryAutosave } from './useEntryAutosave.ts';
import { useEntryConflict } from './useEntryConflict.ts';
import { useEntryFrame } from './useEntryFrame.ts';
import { useEntryPhotos } from './useEntryPhotos.ts';
import { useEntryPrompt } from './useEntryPrompt.ts';

/** Markdown as it will be read; its code arrives when somebody reads. */
const EntryText = lazy(() => import('./EntryText.tsx').then(({ EntryText }) => ({ default: EntryText })));

export interface EntryEditorProps {
  readonly id: string;
  readonly start: UnsentEntry;
  readonly unsent: boolean;
  readonly entry: JournalEntry | undefined;
  readonly keeper: EntryKeeper;
}

/** Writes one entry. */
export function EntryEditor({ id, start, unsent, entry, keeper }: EntryEditorProps) {
  const today = useToday();
  const key = useJournalKey();
  const navigate = useNavigate();
  const location = useLocation();
  const { showToast } = useToast();
  // What lies over the page stays there.
  const onStored = () => void navigate(location, { replace: true, state: asStored(location.state) });
  const { draft, state, change, autosave } = useEntryAutosave({ id, start, unsent, keeper, key, onStored });
  const actions = useEntryActions({ id, autosave, draft, keeper });
  const conflict = useEntryConflict({ id, state, draft, autosave, change, key });
  const photos = useEntryPhotos({ id, photos: entry?.photos ?? [], autosave });
  const prompt = useEntryPrompt(start.version === null, draft.promptId, (promptId) => change({ promptId }));
  const frame = useEntryFrame(draft.localDate);
  const tasks = useVaultTasks();
  const lock = (locked: boolean) => {
    if (!locked || key) change({ locked });
    else tasks.ask(tasks.vault.state === 'none' ? 'set-up' : 'unlock');
  };
  return (
    <>
      <JournalEntryView
        state="open"
        onReload={() => undefined}
        onUnlock={() => tasks.ask('unlock')}
        text={draft}
        onTextChange={({ title, body, tags }) => change({ title, body, tags })}
        preview={
          <Suspense fallback={null}>
            <EntryText text={draft.body} />
          </Suspense>
        }
        save={saveLineOf(state)}
        onRetrySave={() => void autosave.flush()}
        textProblem={state.kind === 'failed' ? sentenceOf(state.error) : undefined}
        localDate={draft.localDate}
        onDateChange={(localDate) => change({ localDate })}
        today={today}
        locale={navigator.language}
        prompt={prompt}
        tagSuggestions={frame.tags}
        moods={frame.moods}
        moodId={draft.moodId}
        onMoodChange={(moodId) => change({ moodId })}
        photos={photos}
        locked={draft.locked}
        onLockedChange={lock}
        pinned={draft.pinned}
        onPinnedChange={(pinned) => change({ pinned })}
        onDelete={actions.remove}
        onExport={() => saveFile(asMarkdown(id, draft))}
        isOld={entry?.finished === true && !unsent && start.draft.body !== ''}
        isNew={start.version === null}
        finished={entry?.finished ?? false}
        onDone={() => void actions.finish()}
        doing={actions.finishing}
        help={actions.help}
        conflict={conflict}
      />
      <VaultTasks
        {...tasks}
        onDone={() => {
          change({ locked: true });
          showToast({ id: 'locked', title: 'This entry is locked now' });
        }}
      />
    </>
  );
}

/** What other parts of the editor need to write with it. */
export interface Writing {
  readonly id: string;
  readonly autosave: Autosave<EntryDraft>;
}

function asMarkdown(id: string, draft: EntryDraft) {
  const { title, body, tags, localDate } = draft;
  const text = markdownOf({ id, title, body, tags: [...tags], localDate, at: '', timeZone: '', sealed: null });
  return { name: `journal-${localDate}.md`, type: 'text/markdown', text };
}
