import type { Award, Challenges, ClosedChallengeRun } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { ChallengeEndView, ChallengeFinishView, ChallengePauseView } from '@everstep/ui/pages';
import { useQuiet } from '../care/useQuiet.ts';
import { useLayers } from '../layout/useLayers.ts';
import { useMember } from '../session/SessionProvider.tsx';
import { ChallengeOutline } from './ChallengeOutline.tsx';
import type { Ceremony } from './useCeremony.ts';
import type { useRunActs } from './useRunActs.ts';

interface ChallengeDialogsProps {
  readonly overview: Challenges;
  /** Finished and stopped runs, as far as they are loaded. */
  readonly closed: readonly ClosedChallengeRun[];
  readonly acts: ReturnType<typeof useRunActs>;
  readonly ceremony: Ceremony;
}

/** Everything that can lie over the page of challenges; Back takes it away. */
export function ChallengeDialogs({ overview, closed, acts, ceremony }: ChallengeDialogsProps) {
  const { open, hide } = useLayers();
  const { showToast } = useToast();
  const { calmMode } = useMember();
  const quiet = useQuiet();
  const layer = open.find((name) => name.startsWith('challenge:'));
  if (layer === undefined) return null;
  const [, kind, id] = layer.split(':');
  const close = () => hide(layer);
  const run = overview.runs.find((candidate) => candidate.id === id);
  const { today, templates } = overview;
  const summary = templates.find((candidate) => candidate.id === id);
  const ended = ceremony.ended?.run.id === id ? ceremony.ended : undefined;
  const over = ended?.run ?? closed.find((candidate) => candidate.id === id);
  /** Closes the dialog once its act is stored; a failure is said over it. */
  const closeAfter = async (stored: Promise<unknown>, title?: string) => {
    if ((await stored) === undefined) return;
    close();
    if (title) showToast({ id: 'challenge', title });
  };
  if (kind === 'look' && summary) {
    const onStart = (templateId: string, startsOn: string | undefined) =>
      void closeAfter(acts.start(templateId, startsOn), `${summary.name} ${startsOn ? 'begins tomorrow' : 'has begun'}`);
    return <ChallengeOutline summary={summary} overview={overview} starting={acts.starting} onStart={onStart} onClose={close} />;
  }
  if (kind === 'pause' && run) {
    return (
      <ChallengePauseView
        run={run}
        today={today}
        pausing={acts.acting === 'pause'}
        problem={acts.pauseProblem}
        onPause={(days) => void closeAfter(acts.pause(run.id, days))}
        onClose={close}
      />
    );
  }
  if ((kind === 'restart' || kind === 'stop') && run) {
    return (
      <ChallengeEndView
        run={run}
        act={kind}
        ending={acts.acting === kind}
        onEnd={() => void closeAfter(acts.act(kind, run.id), kind === 'restart' ? 'A new day 1' : `${run.name} is among the walks before`)}
        onClose={close}
      />
    );
  }
  if (kind === 'end' && over) {
    return (
      <ChallengeFinishView
        run={over}
        today={today}
        calm={calmMode}
        quiet={quiet || (ended?.awards.some((award) => award.quiet) ?? false)}
        onClose={close}
        earned={ended ? sumOf(ended.awards) : undefined}
      />
    );
  }
  return null;
}

const sumOf = (awards: readonly Award[]) => ({
  xp: awards.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0),
  coins: awards.reduce((sum, { coinsAwarded }) => sum + coinsAwarded, 0),
});
