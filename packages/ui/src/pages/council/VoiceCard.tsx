import type { CorePersonaId, CouncilVoice } from '@everstep/domain';
import { Check, MessageCircle, Target } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import { guideOf } from './council-guides.ts';
import * as styles from './VoiceCard.css.ts';

/** What can be done with the voices of a council. */
export interface VoiceActions {
  /** Chooses the step of a guide; null takes the choice back. */
  readonly onChoose: (personaId: CorePersonaId | null) => void;
  /** Asks a guide again whose answer failed. */
  readonly onAskAgain: (personaId: CorePersonaId) => void;
  /** Makes the step of a guide a goal. */
  readonly onGoal: (voice: CouncilVoice) => void;
  /** Goes on about it with this guide. */
  readonly onTalkOn: (voice: CouncilVoice) => void;
}

export interface VoiceCardProps extends VoiceActions {
  readonly voice: CouncilVoice;
  /** Whether its step is the one that the member chose. */
  readonly chosen: boolean;
  /** The step is becoming a goal. */
  readonly settingGoal: boolean;
  /** Where the goal is that the chosen step became; undefined while it is none. */
  readonly goalHref: string | undefined;
}

/** What one guide of a council says, with its step and what can be done with it. */
export function VoiceCard(props: VoiceCardProps) {
  const { voice, chosen } = props;
  const guide = guideOf(voice.personaId);
  const name = useId();
  return (
    <article className={styles.voice({ chosen })} aria-labelledby={name}>
      <div className={styles.head}>
        <PersonaAvatar persona={guide} size="large" />
        <div className={styles.names}>
          <Heading level={2} size="lg" id={name}>
            {guide.name}
          </Heading>
          <Text size="sm" tone="muted">
            {guide.archetype}
          </Text>
        </div>
      </div>
      <Said {...props} name={guide.name} />
    </article>
  );
}

function Said({ voice, name, ...rest }: VoiceCardProps & { readonly name: string }) {
  switch (voice.status) {
    case 'waiting':
      return (
        <LoadingRegion label={`${name} is answering`}>
          <Skeleton lines={5} />
        </LoadingRegion>
      );
    case 'failed':
      return (
        <>
          <Text>{name} could not answer just now. What the others say is not touched by it.</Text>
          <div className={styles.foot}>
            <div className={styles.acts}>
              <Button tone="outline" onClick={() => rest.onAskAgain(voice.personaId)}>
                Ask {name} again
              </Button>
            </div>
          </div>
        </>
      );
    case 'complete':
      return (
        <>
          {voice.text !== '' && <p className={styles.text}>{voice.text}</p>}
          <div className={styles.foot}>
            {voice.evidence.length > 0 && (
              <Text size="sm" tone="muted">
                Looked at: {voice.evidence.map(({ label }) => label).join(', ')}
              </Text>
            )}
            {voice.nextStep !== null && <Step {...rest} voice={voice} name={name} nextStep={voice.nextStep} />}
          </div>
        </>
      );
  }
}

type StepProps = VoiceCardProps & { readonly name: string; readonly nextStep: string };

function Step({ voice, name, nextStep, chosen, settingGoal, goalHref, onChoose, onGoal, onTalkOn }: StepProps) {
  return (
    <>
      <p className={styles.step}>
        <span className={styles.stepLabel}>Next step</span>
        {nextStep}
      </p>
      <div className={styles.acts}>
        <Button
          tone={chosen ? 'soft' : 'outline'}
          icon={chosen ? <Check /> : undefined}
          aria-pressed={chosen}
          onClick={() => onChoose(chosen ? null : voice.personaId)}
        >
          {chosen ? 'Chosen' : 'Choose this step'}
          <VisuallyHidden>{chosen ? `, the step of ${name}` : ` of ${name}`}</VisuallyHidden>
        </Button>
        {chosen && (
          <>
            {goalHref === undefined ? (
              <Button icon={<Target />} loading={settingGoal} onClick={() => onGoal(voice)}>
                Make it a goal
              </Button>
            ) : (
              <LinkButton tone="soft" icon={<Target />} href={goalHref}>
                See your goal
              </LinkButton>
            )}
            <Button tone="ghost" icon={<MessageCircle />} onClick={() => onTalkOn(voice)}>
              Talk on with {name}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
