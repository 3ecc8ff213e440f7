import { emptyTemplateDraft, type TemplateDraft } from '@everstep/ui/pages';
import { useCallback, useMemo } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

/** A challenge that was begun to be written or changed, and the version that it is based on; null for a new one. */
export interface KeptDraft {
  readonly draft: TemplateDraft;
  readonly version: number | null;
}

/** What an administrator wrote and has not saved; it survives reload, a failed request and a lost session. */
export function useTemplateDraft(id: string): [KeptDraft | undefined, (kept: KeptDraft | undefined) => void] {
  const memberId = useMemberId();
  const { text, setText, clear } = useDraft(`admin-challenge:${memberId}:${id}`);
  const kept = useMemo(() => readDraft(text), [text]);
  const keep = useCallback((next: KeptDraft | undefined) => (next ? void setText(JSON.stringify(next)) : clear()), [setText, clear]);
  return [kept, keep];
}

function readDraft(text: string): KeptDraft | undefined {
  if (text === '') return undefined;
  try {
    // Written above as a KeptDraft; the days are what a damaged one would break on.
    const { draft, version } = JSON.parse(text) as Partial<KeptDraft>;
    return draft && Array.isArray(draft.days) ? { draft: { ...emptyTemplateDraft, ...draft }, version: version ?? null } : undefined;
  } catch {
    return undefined;
  }
}
