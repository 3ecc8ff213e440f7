import { api, type DataImport, type ImportPreview } from '@everstep/domain';
import type { TransferViewProps } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';

/** A large file on a slow line takes its time, and so does reading it. */
const WORK_MS = 120_000;

/**
 * Sends a file, shows what it would bring, and brings it in or not.
 * @param waiting the file that the server knows to wait for a decision; it outlives a reload
 */
export function useTakeIn(waiting: ImportPreview | null): TransferViewProps['takeIn'] {
  // What was answered last counts until the server's list has it, too.
  const [answered, setAnswered] = useState<ImportPreview | null>();
  const [result, setResult] = useState<DataImport>();
  const look = useAction(api.transfer.preview, { onDone: setAnswered });
  const confirm = useAction(api.transfer.confirm, {
    onDone: (taken) => {
      setResult(taken);
      setAnswered(null);
    },
  });
  const discard = useAction(api.transfer.discard);
  const preview = answered === undefined ? waiting : answered;
  return {
    reading: look.pending,
    fileProblem: look.error === null ? undefined : sentenceOf(look.error),
    onChoose: (file) => {
      setResult(undefined);
      const form = new FormData();
      form.set(api.transfer.preview.upload?.field ?? '', file);
      void look.run({}, { form, timeout: WORK_MS });
    },
    preview,
    confirming: confirm.pending,
    confirmProblem: confirm.error === null ? undefined : sentenceOf(confirm.error),
    onConfirm: (moods) => {
      if (preview) void confirm.run({ params: { id: preview.id }, body: { moods: [...moods] } }, { timeout: WORK_MS });
    },
    onDiscard: () => {
      confirm.clearError();
      setAnswered(null);
      // A file that is forgotten already needs no second word; any other is forgotten within the hour.
      if (preview) void discard.run({ params: { id: preview.id } });
    },
    result,
  };
}
