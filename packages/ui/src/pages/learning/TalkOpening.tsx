import { PenLine } from 'lucide-react';
import { Heading } from '../../components/Heading/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PersonaAvatar } from '../../product/PersonaAvatar/index.ts';
import * as styles from './LearningTalk.css.ts';
import type { LearningPersona } from './learning-persona.ts';

export interface TalkOpeningProps {
  readonly persona: LearningPersona;
  /** Called with a whole prompt that is to come into the field. */
  readonly onExample: (prompt: string) => void;
}

/** Before the first prompt: what the persona is good at, and three ways to begin. */
export function TalkOpening({ persona, onExample }: TalkOpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.who}>
        <PersonaAvatar persona={persona} size="large" />
        <div className={styles.words}>
          <Heading level={3} size="lg">
            {persona.name}
          </Heading>
          <Text tone="muted">{persona.description}</Text>
          <Text size="sm">Good at: {persona.specialties.join(' · ')}</Text>
        </div>
      </div>
      <section aria-label="Ways to begin">
        <Text size="sm" tone="muted">
          Write below, or take one of these and change it:
        </Text>
        <List>
          {persona.examples.map(({ label, prompt }) => (
            <ListItem key={label} start={<PenLine size={18} aria-hidden="true" />} title={label} onPress={() => onExample(prompt)} />
          ))}
        </List>
      </section>
    </div>
  );
}
