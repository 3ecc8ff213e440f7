import * as styles from './BuildStamp.css.ts';

export interface BuildStampProps {
  /** Such as "production". */
  environment: string;
  /** The build's id; its first seven characters are shown. */
  buildId: string;
}

const SHOWN_CHARACTERS = 7;

/** Which build this is, small, at the lower end corner; for reports of what went wrong. Lets clicks through. */
export function BuildStamp({ environment, buildId }: BuildStampProps) {
  return (
    <aside className={styles.stamp} aria-label="Build">
      {environment} {buildId.slice(0, SHOWN_CHARACTERS)}
    </aside>
  );
}
