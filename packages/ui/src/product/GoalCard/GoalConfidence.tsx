import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { confidenceWord, MOST_CONFIDENCE } from './goal.ts';

const segments = Array.from({ length: MOST_CONFIDENCE }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

interface GoalConfidenceProps {
  readonly confidence: number | null;
  readonly onConfidence: (confidence: number) => void;
}

/** How sure the member is this week, asked without judging the answer. */
export function GoalConfidence({ confidence, onConfidence }: GoalConfidenceProps) {
  return (
    <SegmentedControl
      label="How sure are you this week?"
      segments={segments}
      value={confidence === null ? '' : String(confidence)}
      onValueChange={(value) => onConfidence(Number(value))}
      help={
        confidence === null
          ? `1 is ${confidenceWord(1)}, ${MOST_CONFIDENCE} is ${confidenceWord(MOST_CONFIDENCE)}.`
          : `${confidence} is ${confidenceWord(confidence)}.`
      }
    />
  );
}
