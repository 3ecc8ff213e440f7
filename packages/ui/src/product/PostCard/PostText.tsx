import { EyeOff, Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './PostCard.css.ts';
import { postCardTexts } from './texts.ts';

/** From here on a text is folded. */
const LONG_TEXT = 480;

/** The words of a post; a long text is folded. */
export function PostText({ text }: { readonly text: string }) {
  const texts = useTexts('PostCard', postCardTexts);
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const long = text.length > LONG_TEXT;
  return (
    <div>
      <p id={id} className={long && !unfolded ? styles.folded : styles.text}>
        {text}
      </p>
      {long && (
        <span className={styles.more}>
          <Button tone="ghost" size="small" aria-expanded={unfolded} aria-controls={id} onClick={() => setUnfolded(!unfolded)}>
            {unfolded ? texts.showLess : texts.showAll}
          </Button>
        </span>
      )}
    </div>
  );
}

/** What stands there instead of a text that is not shown. */
export function Withheld({
  state,
  own,
  onShow,
}: {
  readonly state: 'hidden' | 'review';
  readonly own: boolean;
  readonly onShow: () => void;
}) {
  const texts = useTexts('PostCard', postCardTexts);
  if (state === 'hidden') {
    return (
      <div className={styles.withheld}>
        <EyeOff size={18} aria-hidden="true" />
        <span className={styles.withheldWords}>{texts.hidden}</span>
        <Button tone="ghost" size="small" onClick={onShow}>
          {texts.show}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.withheld}>
      <Hourglass size={18} aria-hidden="true" />
      <span className={styles.withheldWords}>{own ? texts.reviewOwn : texts.review}</span>
    </div>
  );
}
