import { titleOfMade } from '@everstep/domain';
import { madeFileName, madeMarkdown } from '@everstep/domain/courses';
import { SignOutView } from '@everstep/ui/pages';
import { useState } from 'react';
import { madeName } from '../courses/has-kept.ts';
import { readMade } from '../courses/made-store.ts';
import { deviceStorage } from '../device/device-storage.ts';
import { saveFile } from '../files/save-file.ts';
import { useMemberId } from './SessionProvider.tsx';
import { draftKey } from './storage.ts';

interface SignOutLayerProps {
  readonly onSignOut: () => void;
  readonly onStay: () => void;
}

/** The question before a sign-out that takes away what was kept in this browser. */
export function SignOutLayer({ onSignOut, onStay }: SignOutLayerProps) {
  const memberId = useMemberId();
  const [kept] = useState(() =>
    readMade(deviceStorage.getItem(draftKey(madeName(memberId))) ?? '')
      .filter((draft) => draft.kept)
      .map(({ made }) => made),
  );
  const save = () => {
    const [first] = kept;
    const name = kept.length === 1 && first ? madeFileName(first) : 'everstep-learning.md';
    saveFile({ name, type: 'text/markdown', text: kept.map(madeMarkdown).join('\n---\n\n') });
  };
  return <SignOutView kept={kept.map(titleOfMade)} onSave={save} onSignOut={onSignOut} onStay={onStay} />;
}
