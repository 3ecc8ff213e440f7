import type { Council } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Text } from '../../components/Text/index.ts';
import { guideOf } from './council-guides.ts';
import * as styles from './VoiceCard.css.ts';

/** How the guides of a council differ: where each looks first, what it leaves for later, and its step beside those of the others. */
export function Differences({ council }: { readonly council: Council }) {
  return (
    <Card heading="In what they differ">
      <Text size="sm" tone="muted">
        Each guide has its own way of working. None of them is right alone.
      </Text>
      <div className={styles.voices}>
        {council.differences.map(({ personaId, first, later }) => {
          const nextStep = council.voices.find((voice) => voice.personaId === personaId)?.nextStep ?? null;
          return (
            <div key={personaId} className={styles.angle}>
              <Heading level={3} size="md">
                {guideOf(personaId).name}
              </Heading>
              <dl className={styles.facts}>
                <Fact term="Looks first at" fact={first} />
                <Fact term="Leaves for later" fact={later} />
                {nextStep !== null && <Fact term="Would do this week" fact={nextStep} />}
              </dl>
            </div>
          );
        })}
      </div>
    </Card>
  );
}

const Fact = ({ term, fact }: { readonly term: string; readonly fact: string }) => (
  <div>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.fact}>{fact}</dd>
  </div>
);
