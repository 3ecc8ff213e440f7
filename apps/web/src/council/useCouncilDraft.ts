import { isGeneralChatPersona } from '@everstep/domain';
import { type CouncilDraft, emptyCouncilDraft } from '@everstep/ui/pages';
import { useCallback, useMemo } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId } from '../session/SessionProvider.tsx';

/** A question to a council that a member has begun to write; it survives leaving, reload, a failed request and a lost session. */
export function useCouncilDraft(): [CouncilDraft, (draft: CouncilDraft) => void] {
  const memberId = useMemberId();
  const { text, setText, clear } = useDraft(`council:${memberId}`);
  const draft = useMemo(() => readDraft(text), [text]);
  const set = useCallback((next: CouncilDraft) => (isEmpty(next) ? clear() : setText(JSON.stringify(next))), [clear, setText]);
  return [draft, set];
}

const isEmpty = ({ question, personaIds }: CouncilDraft): boolean => question === '' && personaIds.length === 0;

function readDraft(text: string): CouncilDraft {
  if (text === '') return emptyCouncilDraft;
  try {
    // Written above as a CouncilDraft; what is damaged is left out.
    const { question, personaIds } = JSON.parse(text) as Partial<CouncilDraft>;
    return {
      question: typeof question === 'string' ? question : '',
      personaIds: Array.isArray(personaIds) ? personaIds.filter(isGeneralChatPersona) : [],
    };
  } catch {
    return emptyCouncilDraft;
  }
}
