import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { confidenceWord, MOST_CONFIDENCE } from './goal.ts';
import { goalCardTexts } from './texts.ts';

const segments = Array.from({ length: MOST_CONFIDENCE }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

export interface GoalConfidenceProps {
  /** What was said this week, 1 to 5; null before that. */
  readonly confidence: number | null;
  /** Called with 1 to 5. */
  readonly onConfidence: (confidence: number) => void;
  /** Takes it out of use, as for a closed goal. @default false */
  readonly disabled?: boolean | undefined;
}

/** How sure the member is this week, asked without judging the answer. */
export function GoalConfidence({ confidence, onConfidence, disabled = false }: GoalConfidenceProps) {
  const texts = useTexts('GoalCard', goalCardTexts);
  const word = (each: number) => confidenceWord(each, texts);
  return (
    <SegmentedControl
      label={texts.question}
      segments={segments}
      disabled={disabled}
      value={confidence === null ? '' : String(confidence)}
      onValueChange={(value) => onConfidence(Number(value))}
      help={confidence === null ? texts.scale(word(1), MOST_CONFIDENCE, word(MOST_CONFIDENCE)) : texts.chosen(confidence, word(confidence))}
    />
  );
}
