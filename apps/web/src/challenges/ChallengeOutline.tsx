import { addDays, api, type ChallengeSummary, type Challenges } from '@everstep/domain';
import { ChallengeOutlineView } from '@everstep/ui/pages';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';

interface ChallengeOutlineProps {
  readonly summary: ChallengeSummary;
  readonly overview: Challenges;
  readonly starting: boolean;
  readonly onStart: (templateId: string, startsOn: string | undefined) => void;
  readonly onClose: () => void;
}

/** All days of one challenge, asked for when they are looked at. */
export function ChallengeOutline({ summary, overview, starting, onStart, onClose }: ChallengeOutlineProps) {
  const { id } = summary;
  const { data, error, mutate } = useQuery(api.challenges.template, { params: { templateId: id } });
  return (
    <ChallengeOutlineView
      name={summary.name}
      template={data}
      problem={error ? sentenceOf(error) : undefined}
      onRetry={() => void mutate()}
      status={overview.runs.find(({ templateId }) => templateId === id)?.status}
      inTheWay={
        overview.runs.find((run) => run.templateId !== id && run.totalDays === summary.durationDays && run.status !== 'scheduled')?.name
      }
      starting={starting}
      onStart={(when) => onStart(id, when === 'tomorrow' ? addDays(overview.today, 1) : undefined)}
      onClose={onClose}
    />
  );
}
