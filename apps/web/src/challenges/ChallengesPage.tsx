import { api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { ChallengesView, type RunAct } from '@everstep/ui/pages';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { useCheckIn } from '../dashboard/useCheckIn.ts';
import { useLayers } from '../layout/useLayers.ts';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { ChallengeDialogs } from './ChallengeDialogs.tsx';
import { useCeremony } from './useCeremony.ts';
import { useChallengeBanner, useChallengeRuns } from './useChallengeBanner.ts';
import { useClosedRuns } from './useClosedRuns.ts';
import { useRunActs } from './useRunActs.ts';
import { useSettling } from './useSettling.ts';
import { useTicks, withCheckIn, withTicks } from './useTicks.ts';

const RUN = 'run';

/** Today's tasks first, then the way so far, the challenges there are, and those walked before. */
export function ChallengesPage() {
  usePageTitle('Challenges');
  const { showToast } = useToast();
  const { show } = useLayers();
  const [params, setParams] = useSearchParams();
  const banner = useChallengeBanner(useChallengeRuns());
  const { data, error, mutate } = useQuery(api.challenges.overview, {});
  const history = useClosedRuns();
  const checkIn = useCheckIn();
  const acts = useRunActs();
  const { tick, underWay, kept, problem } = useTicks(mutate);
  const ceremony = useCeremony();
  useSettling(data?.runs ?? none, ceremony.open);
  const overview = data && { ...data, runs: data.runs.map((run) => withTicks(checkIn.waiting ? withCheckIn(run) : run, underWay)) };
  const shown = overview?.runs.find(({ id }) => id === params.get(RUN)) ?? overview?.runs[0];

  const onAct = async (act: RunAct) => {
    if (!shown) return;
    if (act === 'pause' || act === 'restart') return show(`challenge:${act}:${shown.id}`);
    if (act === 'stop' && shown.status !== 'scheduled') return show(`challenge:stop:${shown.id}`);
    if (act === 'begin') return void acts.start(shown.templateId);
    const answer = await acts.act(act, shown.id);
    if (answer?.finished) ceremony.open(answer);
    else if (answer && act === 'shrink') showToast({ id: 'challenge-shrunk', title: 'From now on one task makes a day complete' });
  };
  return (
    <>
      <ChallengesView
        banner={banner ?? { challenge: null, starting: false, onStart: () => undefined }}
        overview={overview}
        loadProblem={error && !data ? sentenceOf(error) : undefined}
        onRetry={() => void mutate()}
        runId={shown?.id}
        onRun={(id) => setParams({ [RUN]: id }, { replace: true, preventScrollReset: true })}
        onLook={(templateId) => show(`challenge:look:${templateId}`)}
        history={{
          runs: history.runs,
          more: history.more,
          moreLoading: history.loading,
          onMore: history.loadMore,
          onShow: (id) => show(`challenge:end:${id}`),
        }}
        pending={new Set(underWay.filter(({ runId }) => runId === shown?.id).map(({ day, task }) => `${day}:${task}`))}
        kept={kept}
        problem={problem?.runId === shown?.id ? problem?.sentence : undefined}
        onTick={(day, task, done) => shown && tick({ runId: shown.id, day, task, done })}
        onCheckIn={checkIn.run}
        acting={acts.acting}
        onAct={(act) => void onAct(act)}
      />
      {overview && <ChallengeDialogs overview={overview} closed={history.runs} acts={acts} ceremony={ceremony} />}
    </>
  );
}

const none = [] as const;
