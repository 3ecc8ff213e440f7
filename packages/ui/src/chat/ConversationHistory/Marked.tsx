import { foundIn } from '@everstep/domain';
import * as styles from './ConversationHistory.css.ts';

interface MarkedProps {
  readonly text: string;
  /** The words of a search; '' marks nothing. */
  readonly words: string;
}

/** A text in which the words of a search are marked wherever they stand. */
export function Marked({ text, words }: MarkedProps) {
  return foundIn(text, words).map((piece, index) =>
    piece.isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name, and none keeps a state.
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
