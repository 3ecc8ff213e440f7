import { type ReactNode, useId } from 'react';
import { type Daytime, Landscape } from '../../illustrations/Landscape/index.ts';
import { sky } from '../../illustrations/Landscape/Landscape.css.ts';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import * as styles from './TodayHero.css.ts';
import { todayHeroTexts } from './texts.ts';

export interface TodayHeroProps {
  /** Greeting with the member's name; the page's main heading. */
  readonly greeting: string;
  /** Today's date in words. */
  readonly date: string;
  /** One line about the day. */
  readonly line: string;
  /** Steps done today. */
  readonly done: number;
  /** Steps of today; each is a stepping stone. */
  readonly total: number;
  /** What the sky shows. @default 'day' */
  readonly daytime?: Daytime;
  /** The primary action, then at most one more. */
  readonly actions?: ReactNode;
}

/** Opens the dashboard: the day, what to do now, and the land with a stone for each step. */
export function TodayHero({ greeting, date, line, done, total, daytime = 'day', actions }: TodayHeroProps) {
  const texts = useTexts('TodayHero', todayHeroTexts);
  const heading = useId();
  return (
    <section className={styles.frame} aria-labelledby={heading}>
      <div className={classes(styles.hero, sky[daytime])}>
        <div className={styles.land}>
          <Landscape done={done} total={total} daytime={daytime} {...(total > 0 ? { label: texts.steps(done, total) } : {})} />
        </div>
        <div className={styles.words}>
          <p className={styles.date}>{date}</p>
          <h1 id={heading} className={styles.greeting}>
            {greeting}
          </h1>
          <p className={styles.line}>{line}</p>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </section>
  );
}
