import { api, type Council, stepGoalId, talkOnDraft } from '@everstep/domain';
import { CouncilView } from '@everstep/ui/pages';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { useAI } from '../chat/AIProvider.tsx';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { Councils } from './Councils.tsx';
import { useCouncilActs } from './useCouncilActs.ts';
import { useStepGoal } from './useStepGoal.ts';

/** How often answers are looked for, in milliseconds, beside the hints that tell of them. */
const LOOK_EVERY_MS = 3000;
/** As many goals as their page asks for, so that both read one answer. */
const GOALS_AT_ONCE = 100;

/** Where several guides are asked, and, with the name of a council, what they answered. */
export function CouncilPage() {
  const { councilId } = useParams();
  return councilId === undefined ? <Councils /> : <Answers key={councilId} councilId={councilId} />;
}

function Answers({ councilId }: { readonly councilId: string }) {
  const navigate = useNavigate();
  const { beginChat } = useAI();
  const { council, error, retry } = useCouncil(councilId);
  const acts = useCouncilActs(council, { onRemoved: () => void navigate('/council', { replace: true }) });
  const goal = useStepGoal(council);
  const goalId = council?.chosenPersonaId ? stepGoalId(council.id, council.chosenPersonaId) : undefined;
  const goals = useQuery(api.goals.list, { query: { limit: GOALS_AT_ONCE } }, { enabled: goalId !== undefined });
  const isGoal = goals.data?.goals.some(({ id }) => id === goalId) ?? false;
  usePageTitle(council?.question ?? 'Council');
  const missing = error !== undefined && (error.kind === 'not-found' || error.kind === 'validation');
  return (
    <CouncilView
      council={missing ? undefined : council}
      problem={error && (missing || !council) ? sentenceOf(error) : undefined}
      missing={missing}
      onRetry={retry}
      onRemove={acts.remove}
      onChoose={acts.choose}
      onAskAgain={acts.askAgain}
      onGoal={goal.set}
      settingGoal={goal.setting}
      goalHref={isGoal ? `/goals/${goalId}` : undefined}
      onTalkOn={({ personaId, nextStep }) =>
        council && beginChat(personaId, talkOnDraft({ question: council.question, nextStep: nextStep ?? '' }))
      }
    />
  );
}

/** The council, asked for again and again while a guide is answering. */
function useCouncil(id: string) {
  const [waiting, setWaiting] = useState(false);
  const onSuccess = ({ voices }: Council) => setWaiting(voices.some(({ status }) => status === 'waiting'));
  const { data, error, mutate } = useQuery(
    api.council.read,
    { params: { id } },
    { onSuccess, ...(waiting ? { pollEvery: LOOK_EVERY_MS } : {}) },
  );
  return { council: data, error, retry: () => void mutate() };
}
