import { careAnswers, type SafetyCard as SafetyCardData } from '@everstep/domain';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as parts from '../parts.css.ts';
import { EmergencyCall } from './EmergencyCall.tsx';
import * as styles from './SafetyCard.css.ts';
import { safetyCardTexts } from './texts.ts';

/** The direct question. Its answer decides what is read next, here and nowhere else; a question without reviewed answers asks for none. */
export function Question({ card }: { readonly card: Pick<SafetyCardData, 'question' | 'emergency'> }) {
  const texts = useTexts('SafetyCard', safetyCardTexts);
  const question = useId();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const answers = careAnswers.get(card.question);
  const next = answer && answers?.[answer];
  return (
    <div className={styles.asked}>
      <p id={question} className={styles.question}>
        {card.question}
      </p>
      {answers && (
        // biome-ignore lint/a11y/useSemanticElements: two buttons, nothing of a form.
        <div role="group" aria-labelledby={question} className={styles.ways}>
          {(['yes', 'no'] as const).map((each) => (
            <Button key={each} tone={answer === each ? 'soft' : 'outline'} aria-pressed={answer === each} onClick={() => setAnswer(each)}>
              {texts[each]}
            </Button>
          ))}
        </div>
      )}
      {answers && (
        <div role="status" className={styles.next}>
          {next && <p>{next.text}</p>}
          {next && <p className={parts.muted}>{texts.unheard}</p>}
        </div>
      )}
      {next?.isUrgent && <EmergencyCall emergency={card.emergency} />}
    </div>
  );
}
