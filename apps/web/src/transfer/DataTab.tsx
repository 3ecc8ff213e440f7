import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { TransferView } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { useLayers } from '../layout/useLayers.ts';
import { usePastImports } from './usePastImports.ts';
import { useTakeIn } from './useTakeIn.ts';
import { useTakeOut } from './useTakeOut.ts';

const UNDO_MS = 60_000;

export function DataTab() {
  const past = usePastImports();
  const takeOut = useTakeOut();
  const takeIn = useTakeIn(past.transfer?.pending ?? null);
  const { open, show, hide } = useLayers();
  const { showToast } = useToast();
  const known = [...(takeIn.result ? [takeIn.result] : []), ...(past.transfer?.imports ?? [])];
  const asked = known.find(({ id }) => open.includes(`import:${id}`));
  const undo = useAction(api.transfer.undo, {
    onDone: ({ id, keptCount }) => {
      hide(`import:${id}`);
      showToast({
        id: 'import',
        tone: 'success',
        title: 'Taken back',
        ...(keptCount > 0 ? { description: 'What you changed since is kept.' } : {}),
      });
    },
    onFail: (failure) =>
      showToast({ id: 'import', tone: 'danger', title: 'This could not be taken back', description: sentenceOf(failure) }),
  });
  return (
    <TransferView
      transfer={past.transfer}
      problem={past.error ? sentenceOf(past.error) : undefined}
      onRetry={past.retry}
      takeOut={takeOut}
      // Once it is taken back, the list says so.
      takeIn={{ ...takeIn, result: isUndone(past.transfer?.imports, takeIn.result) ? undefined : takeIn.result }}
      asked={asked}
      onAsk={({ id }) => show(`import:${id}`)}
      onAskClose={() => asked && hide(`import:${asked.id}`)}
      undoing={undo.pending}
      onUndo={({ id }) => void undo.run({ params: { id } }, { timeout: UNDO_MS })}
      onMore={past.more ? past.loadMore : undefined}
      loadingMore={past.loading}
    />
  );
}

interface Undoable {
  readonly id: string;
  readonly undoneAt: string | null;
}

const isUndone = (imports: readonly Undoable[] | undefined, result: Undoable | undefined): boolean =>
  imports?.some(({ id, undoneAt }) => id === result?.id && undoneAt !== null) ?? false;
