import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextsProvider } from '../../internal/texts.tsx';
import { PageColumns } from '../../product/PageLayout/index.ts';
import { PersonaSelector } from '../../product/PersonaSelector/index.ts';
import type { LearningPersona } from './learning-persona.ts';
import { SessionsCard, type SessionsCardProps } from './SessionsCard.tsx';
import { TalkPanel, type TalkPanelProps } from './TalkPanel.tsx';

export interface LearningTalkViewProps extends TalkPanelProps, Omit<SessionsCardProps, 'authors'> {
  /** The personas to choose from; undefined while they are on their way or could not be loaded. */
  readonly personas: readonly LearningPersona[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly personasProblem?: string | undefined;
  readonly onPersonasRetry: () => void;
  readonly onPersonaChange: (id: string) => void;
}

/** Where a member asks one of the personas of the learning area, and goes back to what was asked before. */
export function LearningTalkView(props: LearningTalkViewProps) {
  return (
    <Stack gap="4">
      <Choice {...props} />
      <PageColumns main={<TalkPanel {...props} />} side={<SessionsCard {...props} />} />
    </Stack>
  );
}

const CHOICE_WORDS = { PersonaSelector: { title: 'Whom do you ask?' } };

function Choice({ personas, personasProblem, onPersonasRetry, persona, onPersonaChange }: LearningTalkViewProps) {
  if (personasProblem !== undefined && !personas) {
    return (
      <Banner
        tone="danger"
        live="polite"
        title={personasProblem}
        actions={
          <Button size="small" tone="outline" onClick={onPersonasRetry}>
            Try again
          </Button>
        }
      >
        {persona ? `${persona.name} answers meanwhile.` : 'You can read what was said before meanwhile.'}
      </Banner>
    );
  }
  if (!personas) {
    return (
      <LoadingRegion label="Loading who answers">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  }
  return (
    <TextsProvider texts={CHOICE_WORDS}>
      <PersonaSelector hideTitle form="row" personas={personas} selectedId={persona?.id ?? null} onSelect={onPersonaChange} />
    </TextsProvider>
  );
}
