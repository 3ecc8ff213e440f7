import { useTexts } from '../../internal/texts.tsx';
import * as styles from './BuildStamp.css.ts';
import { buildStampTexts } from './texts.ts';

export interface BuildStampProps {
  /** Such as "production". */
  environment: string;
  /** The build's id; its first seven characters are shown. */
  buildId: string;
  /** Whether the page has a `BottomBar`, which lies over its end on phones. @default false */
  aboveBottomBar?: boolean;
}

const SHOWN_CHARACTERS = 7;

/** Which build this is, small, at the end corner of the page it follows; for reports of what went wrong. Scrolls with the page. */
export function BuildStamp({ environment, buildId, aboveBottomBar = false }: BuildStampProps) {
  const { label } = useTexts('BuildStamp', buildStampTexts);
  return (
    <aside className={`${styles.stamp} ${aboveBottomBar ? styles.aboveBottomBar : ''}`} aria-label={label}>
      {environment} {buildId.slice(0, SHOWN_CHARACTERS)}
    </aside>
  );
}
