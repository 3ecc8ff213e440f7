import { emptyMakeDraft, type MakeDraft, makeKinds, makeLevels } from '@everstep/ui/pages';
import { useCallback, useMemo } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

/** What a member has begun to give for something to be made; it survives leaving, reload, a failed request and a lost session. */
export function useMakeDraft(): [MakeDraft, (draft: MakeDraft) => void] {
  const memberId = useMemberId();
  const { text, setText } = useDraft(`make:${memberId}`);
  const draft = useMemo(() => readDraft(text), [text]);
  const set = useCallback((next: MakeDraft) => setText(isEmpty(next) ? '' : JSON.stringify(next)), [setText]);
  return [draft, set];
}

const isEmpty = (draft: MakeDraft): boolean => JSON.stringify(draft) === JSON.stringify(emptyMakeDraft);

function readDraft(text: string): MakeDraft {
  if (text === '') return emptyMakeDraft;
  try {
    // Written above as a MakeDraft; what is damaged is left out.
    const { kind, topic, text: pasted, level } = JSON.parse(text) as Partial<MakeDraft>;
    return {
      kind: makeKinds.find((known) => known === kind) ?? emptyMakeDraft.kind,
      topic: typeof topic === 'string' ? topic : '',
      text: typeof pasted === 'string' ? pasted : '',
      level: makeLevels.find((known) => known === level) ?? emptyMakeDraft.level,
    };
  } catch {
    return emptyMakeDraft;
  }
}
