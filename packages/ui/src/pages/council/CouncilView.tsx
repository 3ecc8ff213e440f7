import type { CorePersonaId, Council } from '@everstep/domain';
import { Trash2 } from 'lucide-react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Banner } from '../../components/Banner/index.ts';
import { Breadcrumb } from '../../components/Breadcrumb/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { NotShown } from '../system/NotShown.tsx';
import { Differences } from './Differences.tsx';
import * as styles from './VoiceCard.css.ts';
import { type VoiceActions, VoiceCard } from './VoiceCard.tsx';

export interface CouncilViewProps extends VoiceActions {
  /** The council; undefined while it is on its way or could not be loaded. */
  readonly council: Council | undefined;
  /** Why it could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  /** There is no such council: trying again would not help. @default false */
  readonly missing?: boolean | undefined;
  readonly onRetry: () => void;
  /** Deletes it; it can be brought back. */
  readonly onRemove: () => void;
  /** The guide whose step is becoming a goal; null while none is. */
  readonly settingGoal: CorePersonaId | null;
  /** Where the goal is that the chosen step became; undefined while it is none. */
  readonly goalHref: string | undefined;
}

const titles = { missing: 'This question is not here', failed: 'The answers could not be loaded' };
const all = { href: '/council', label: 'To your questions' };

/** One question to several guides: their answers side by side, in what they differ, and the step that the member chooses. */
export function CouncilView({ council, problem, missing = false, onRetry, ...rest }: CouncilViewProps) {
  if (council) return <Heard {...rest} council={council} />;
  return problem === undefined ? <Waiting /> : <NotShown {...{ problem, missing, onRetry, titles, all }} />;
}

type HeardProps = Omit<CouncilViewProps, 'council' | 'problem' | 'missing' | 'onRetry'> & { readonly council: Council };

/** A longer question is no heading. */
const LONGEST_HEADING = 140;

function Heard({ council, onRemove, settingGoal, goalHref, ...actions }: HeardProps) {
  const { question, voices, safety, chosenPersonaId } = council;
  // Nobody needs to read dark words again in large letters.
  const isHeading = question.length <= LONGEST_HEADING && !safety.card;
  return (
    <Stack gap="5">
      <Breadcrumb crumbs={[{ label: 'Council', href: '/council' }]} current="Answers" />
      <PageHeader title={isHeading ? question : 'Your question'} />
      {safety.card && <SafetyCard card={safety.card} headingLevel={2} />}
      {!isHeading && (
        <Card tone="soft">
          <p className={styles.text}>{question}</p>
        </Card>
      )}
      {voices.length > 0 && (
        <>
          <Speakers council={council} />
          <section className={styles.voices} aria-label="Answers">
            {voices.map((voice) => (
              <VoiceCard
                key={voice.personaId}
                {...actions}
                voice={voice}
                chosen={voice.personaId === chosenPersonaId}
                settingGoal={voice.personaId === settingGoal}
                goalHref={voice.personaId === chosenPersonaId ? goalHref : undefined}
              />
            ))}
          </section>
          {safety.level < 2 && <Differences council={council} />}
        </>
      )}
      <Inline justify="end">
        <Button tone="ghost" icon={<Trash2 />} onClick={onRemove}>
          Delete this question
        </Button>
      </Inline>
    </Stack>
  );
}

/** What the guides are, and, for screen readers, how many of them have answered. */
function Speakers({ council: { voices, offline } }: { readonly council: Council }) {
  const done = voices.filter(({ status }) => status === 'complete').length;
  return (
    <div>
      {offline ? (
        <Banner>The built-in guides answer: computer programs with simple rules, offline and without a language model.</Banner>
      ) : (
        <Text size="sm" tone="muted">
          Guides are computer programs and may be wrong. You know your life best.
        </Text>
      )}
      <div role="status">
        <VisuallyHidden>{`${done} of ${voices.length} guides have answered.`}</VisuallyHidden>
      </div>
    </div>
  );
}

function Waiting() {
  const card = (
    <Card>
      <Stack gap="4">
        <Skeleton shape="title" />
        <Skeleton lines={5} />
      </Stack>
    </Card>
  );
  return (
    <LoadingRegion label="Loading the council">
      <Stack gap="5">
        <Skeleton shape="title" />
        <div className={styles.voices}>
          {card}
          {card}
        </div>
      </Stack>
    </LoadingRegion>
  );
}
