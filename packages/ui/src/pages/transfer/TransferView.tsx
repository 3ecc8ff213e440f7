import type { DataImport, Transfer } from '@everstep/domain';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { SectionWaiting } from '../settings/SectionWaiting.tsx';
import { type ExportPart, ExportSection } from './ExportSection.tsx';
import { type ImportPart, ImportSection } from './ImportSection.tsx';
import { PastImports } from './PastImports.tsx';
import { addedWords, originName } from './transfer-words.ts';

export interface TransferViewProps {
  /** What came in and when something was taken out; undefined while that is on its way or could not be loaded. */
  readonly transfer: Pick<Transfer, 'imports' | 'lastExportAt'> | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  readonly takeOut: ExportPart;
  readonly takeIn: Omit<ImportPart, 'onUndo'>;
  /** The import that the member is asked about: is it to be taken back? */
  readonly asked?: DataImport | undefined;
  readonly onAsk: (taken: DataImport) => void;
  readonly onAskClose: () => void;
  /** It is being taken back. @default false */
  readonly undoing?: boolean | undefined;
  readonly onUndo: (taken: DataImport) => void;
  /** Shows older imports, while there are any. */
  readonly onMore?: (() => void) | undefined;
  /** @default false */
  readonly loadingMore?: boolean | undefined;
}

/** Everything that a member takes out and brings in. */
export function TransferView(props: TransferViewProps) {
  const { transfer, problem, onRetry, takeOut, takeIn, asked, onAsk, onAskClose, undoing = false, onUndo, onMore, loadingMore } = props;
  return (
    <Stack gap="6">
      <ExportSection {...takeOut} lastAt={transfer?.lastExportAt ?? null} />
      <ImportSection {...takeIn} onUndo={onAsk} />
      {transfer && <PastImports imports={transfer.imports} onUndo={onAsk} onMore={onMore} loadingMore={loadingMore} />}
      {!transfer && <SectionWaiting label="Loading what came in" problem={problem} onRetry={onRetry} />}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={onAskClose}
          title={`Take back what came from ${originName(asked.origin)}?`}
          description={`${addedWords(asked.added)} will be gone. What you changed since stays, and so does everything else.`}
          confirmLabel="Take it back"
          pending={undoing}
          onConfirm={() => onUndo(asked)}
        />
      )}
    </Stack>
  );
}
