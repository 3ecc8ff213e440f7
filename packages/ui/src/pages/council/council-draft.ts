import { COUNCIL_QUESTION_MAX, type CorePersonaId, FEWEST_COUNCIL_GUIDES, MOST_COUNCIL_GUIDES } from '@everstep/domain';

/** A question to a council as it is being written. */
export interface CouncilDraft {
  readonly question: string;
  readonly personaIds: readonly CorePersonaId[];
}

export const emptyCouncilDraft: CouncilDraft = { question: '', personaIds: [] };

export const QUESTION_FIELD = 'council-question';
export const GUIDES_FIELD = 'council-guides';

/** What is missing before a question can be asked, field by field. */
export function councilProblems({ question, personaIds }: CouncilDraft): readonly { readonly fieldId: string; readonly message: string }[] {
  const length = question.trim().length;
  const problems = [];
  if (length === 0) problems.push({ fieldId: QUESTION_FIELD, message: 'Write your question first.' });
  if (length > COUNCIL_QUESTION_MAX)
    problems.push({ fieldId: QUESTION_FIELD, message: `Shorten it to ${COUNCIL_QUESTION_MAX} characters.` });
  if (personaIds.length < FEWEST_COUNCIL_GUIDES || personaIds.length > MOST_COUNCIL_GUIDES)
    problems.push({ fieldId: GUIDES_FIELD, message: 'Choose two or three guides.' });
  return problems;
}
