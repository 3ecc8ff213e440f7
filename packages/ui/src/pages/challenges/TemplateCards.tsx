import type { ChallengeRun, ChallengeSummary } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { categoryWords, difficultyWords } from './words.ts';

export interface TemplateCardsProps {
  readonly templates: readonly ChallengeSummary[];
  /** Open runs; their challenges say so. */
  readonly runs: readonly Pick<ChallengeRun, 'templateId' | 'status'>[];
  /** Shows all days of a challenge. */
  readonly onLook: (templateId: string) => void;
}

const runWords: Readonly<Partial<Record<ChallengeRun['status'], string>>> = {
  scheduled: 'Begins soon',
  active: 'You are on it',
  paused: 'Resting',
};

/** The challenges that are always there differ by their length; those of administrators need not. */
const SHIPPED = 3;

function headingOf(count: number, isOnOne: boolean): string {
  if (count > SHIPPED) return isOnOne ? 'All challenges' : 'Choose a challenge';
  return isOnOne ? 'Three lengths' : 'Choose a length';
}

/** The challenges there are, each with what it asks for. */
export function TemplateCards({ templates, runs, onLook }: TemplateCardsProps) {
  return (
    <Stack as="section" gap="4" aria-labelledby="challenge-templates">
      <Heading level={2} id="challenge-templates">
        {headingOf(templates.length, runs.length > 0)}
      </Heading>
      <Grid columns="large">
        {templates.map(({ id, name, durationDays, line, minutes, category, difficulty }) => {
          const status = runs.find(({ templateId }) => templateId === id)?.status;
          return (
            <Card key={id} heading={name} headingLevel={3} aside={`${durationDays} days`}>
              <Stack gap="4">
                <Text>{line}</Text>
                <Text size="sm" tone="muted">{`${categoryWords[category]}, ${difficultyWords[difficulty].toLowerCase()}`}</Text>
                <Inline gap="3" justify="between">
                  {status ? <Chip>{runWords[status] ?? 'Arrived'}</Chip> : <Chip tone="neutral">{minutes} minutes a day</Chip>}
                  <Button
                    tone={runs.length > 0 ? 'outline' : 'soft'}
                    size="small"
                    aria-label={`Look at it: ${name}`}
                    onClick={() => onLook(id)}
                  >
                    Look at it
                  </Button>
                </Inline>
              </Stack>
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
}
