import { api } from '@everstep/domain';
import type { TransferViewProps } from '@everstep/ui/pages';
import { useState } from 'react';
import { sentenceOf } from '../api/errors.ts';
import { useAction } from '../api/useAction.ts';
import { API_BASE } from '../config.ts';
import { useGamification } from '../gamification/GamificationProvider.tsx';

/** Opens an export and hands its archive to the browser, which saves it and shows how far it is. */
export function useTakeOut(): TransferViewProps['takeOut'] {
  const { celebrate } = useGamification();
  const [file, setFile] = useState<ArchiveLink>();
  const action = useAction(api.transfer.export, {
    onDone: ({ url, fileName, award }) => {
      setFile({ url, fileName });
      fetchArchive({ url, fileName });
      celebrate(award);
    },
  });
  return {
    pending: action.pending,
    problem: action.error === null ? undefined : sentenceOf(action.error),
    fileName: file?.fileName,
    onExport: () => void action.run({}),
    onFetchAgain: () => file && fetchArchive(file),
  };
}

interface ArchiveLink {
  readonly url: string;
  readonly fileName: string;
}

/** The link carries its own right, so the browser can fetch it by itself, however large the archive is. */
function fetchArchive({ url, fileName }: ArchiveLink): void {
  const link = document.createElement('a');
  link.href = `${API_BASE}${url}`;
  link.download = fileName;
  link.click();
}
