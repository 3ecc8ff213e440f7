import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { PersonaAvatar, type PersonaMark } from '../PersonaAvatar/index.ts';
import * as parts from '../parts.css.ts';
import * as styles from './GuideCard.css.ts';
import { guideCardTexts } from './texts.ts';

export interface GuideCardProps {
  /** The guide who speaks. */
  readonly persona: PersonaMark & { readonly archetype: string };
  /** What the guide says today. */
  readonly text: string;
  /** Opens the chat with this guide. */
  readonly onAnswer: () => void;
}

/** A line from the member's guide, and the way to answer. */
export function GuideCard({ persona, text, onAnswer }: GuideCardProps) {
  const texts = useTexts('GuideCard', guideCardTexts);
  const name = useId();
  return (
    <Card role="region" aria-labelledby={name}>
      <div className={styles.row}>
        <PersonaAvatar persona={persona} size="large" />
        <div className={styles.words}>
          <div className={styles.head}>
            <h2 id={name} className={parts.rowTitle}>
              {persona.name}
            </h2>
            <span className={parts.muted}>{persona.archetype}</span>
          </div>
          <p className={styles.text}>{text}</p>
          <div className={styles.action}>
            <Button tone="outline" onClick={onAnswer}>
              {texts.answer(persona.name)}
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}
