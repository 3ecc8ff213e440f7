import type { DashboardData } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { type Step, StepList } from '../../product/StepList/index.ts';
import { elsewhere } from '../challenges/words.ts';

export type ChallengeToday = DashboardData['challengesToday'][number];
type Task = ChallengeToday['tasks'][number];

export interface ChallengeTasksCardProps {
  readonly challenge: ChallengeToday;
  /** Ticks a task that is done by hand. */
  readonly onTask: (challenge: ChallengeToday, task: string) => void;
  readonly onCheckIn: () => void;
}

/** What a challenge asks for today, each a press away. */
export function ChallengeTasksCard({ challenge, onTask, onCheckIn }: ChallengeTasksCardProps) {
  const { name, day, tasks } = challenge;
  const required = tasks.filter((task) => task.required);
  return (
    <Card heading={`${name}, day ${day}`} aside={`${required.filter(({ done }) => done).length} of ${required.length}`}>
      <Stack gap="3" align="stretch">
        <StepList steps={tasks.map((task) => ({ ...faceOf(task), ...wayOf(task) }))} />
        <Link href="/challenges">The whole challenge</Link>
      </Stack>
    </Card>
  );

  /** A check-in is done right here; what else ticks itself leads to where it is done. */
  function wayOf({ id, kind, bound }: Task): Pick<Step, 'onSelect' | 'href'> {
    if (kind === 'hand' || !bound) return { onSelect: () => onTask(challenge, id) };
    return kind === 'check-in' ? { onSelect: onCheckIn } : { href: elsewhere[kind].href };
  }
}

const faceOf = ({ id, title, line, required, done }: Task): Step => ({
  id,
  title,
  line: required ? line : `If you like · ${line}`,
  done,
});
