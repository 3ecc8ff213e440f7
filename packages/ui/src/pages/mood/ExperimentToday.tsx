import { addDays, type DateText, type MoodExperiment, type MoodExperiments } from '@everstep/domain';
import { FlaskConical } from 'lucide-react';
import { LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { dayWords, experimentProgress, experimentTitle } from './mood-phrases.ts';

/** Days on which the page still says that an experiment is over. */
const SAID_DAYS = 3;

export interface ExperimentTodayProps {
  /** The member's experiments; nothing is said while they are on their way. */
  readonly experiments: (Pick<MoodExperiments, 'today' | 'current'> & { readonly past: readonly MoodExperiment[] }) | undefined;
  /** Where the experiment stands with all its days. */
  readonly href: string;
}

/** What a running experiment asks for today, in a line; once it is over, where its result is. */
export function ExperimentToday({ experiments, href }: ExperimentTodayProps) {
  if (!experiments) return null;
  const { today, current, past } = experiments;
  const over = past.find(({ state, endsOn }) => state === 'finished' && today <= addDays(endsOn, SAID_DAYS));
  if (current) {
    return <Line title={todayWords(current, today)} line={lineWords(current, today)} href={href} link="See all days" />;
  }
  if (!over) return null;
  return (
    <Line title="Your experiment is over" line={`${experimentTitle(over)}: fourteen days are in.`} href={href} link="See what came of it" />
  );
}

function todayWords(experiment: MoodExperiment, today: DateText): string {
  const day = experiment.days.find(({ date }) => date === today);
  if (!day) return experimentTitle(experiment);
  const words = dayWords(experiment, day.planned);
  return `Today: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function lineWords(experiment: MoodExperiment, today: DateText): string {
  const day = experiment.days.find(({ date }) => date === today);
  const where = experiment.kind === 'habit' ? 'Tick it in your habits.' : 'Say so with a mood of the day.';
  const rest = day?.planned ? (day.done === true ? 'Done.' : where) : undefined;
  return [`${experimentProgress(experiment, today)}.`, rest].filter(Boolean).join(' ');
}

function Line({
  title,
  line,
  href,
  link,
}: {
  readonly title: string;
  readonly line: string;
  readonly href: string;
  readonly link: string;
}) {
  return (
    <Card tone="soft" aria-label="Your experiment" role="region">
      <Inline gap="3" justify="between">
        <Inline gap="3" wrap={false}>
          <FlaskConical size="1.5em" aria-hidden="true" />
          <Stack gap="1">
            <Text weight="semibold">{title}</Text>
            <Text size="sm">{line}</Text>
          </Stack>
        </Inline>
        <LinkButton href={href} tone="outline" size="small">
          {link}
        </LinkButton>
      </Inline>
    </Card>
  );
}
