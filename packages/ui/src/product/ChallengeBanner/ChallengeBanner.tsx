import { CircleDot, Pause } from 'lucide-react';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import * as parts from '../parts.css.ts';
import * as styles from './ChallengeBanner.css.ts';
import { challengeBannerTexts } from './texts.ts';

/** What the banner shows of the run that is on. */
export interface BannerChallenge {
  /** Derived type, such as "7-day". */
  readonly type: string;
  readonly name: string;
  readonly currentDay: number;
  readonly status: 'active' | 'paused';
  /** Whether required tasks of today are still open. */
  readonly tasksPending: boolean;
  /** Streak in days. */
  readonly streak: number;
  /** The last day is done, and what it brings waits where all challenges are. @default false */
  readonly arrived?: boolean;
}

export interface ChallengeBannerProps extends Omit<NativeProps<'section'>, 'children' | 'title'> {
  /** The run that is on; null when there is none. */
  readonly challenge: BannerChallenge | null;
  /** Starts the seven days. */
  readonly onStart: () => void;
  /** While a start is under way. @default false */
  readonly starting?: boolean;
  /** Where all challenges are. @default '/challenges' */
  readonly challengesHref?: string;
}

function Running({ challenge }: { readonly challenge: BannerChallenge }) {
  const texts = useTexts('ChallengeBanner', challengeBannerTexts);
  return (
    <div className={styles.words}>
      <div className={styles.chips}>
        <Chip>{challenge.type}</Chip>
        {challenge.status === 'paused' && (
          <Chip tone="neutral" icon={<Pause />}>
            {texts.paused}
          </Chip>
        )}
        {challenge.arrived && <Chip tone="sun">{texts.arrived}</Chip>}
        {challenge.tasksPending && (
          <Chip tone="info" icon={<CircleDot />}>
            {texts.tasksPending}
          </Chip>
        )}
      </div>
      <h2 className={parts.title}>{texts.day(challenge.currentDay, challenge.name)}</h2>
      <p className={parts.muted}>{texts.streak(challenge.streak)}</p>
      {challenge.arrived && <p className={classes(parts.muted, styles.line)}>{texts.arrivedHint}</p>}
    </div>
  );
}

/** The challenge that is on, or the way into the first one. */
export function ChallengeBanner(props: ChallengeBannerProps) {
  const texts = useTexts('ChallengeBanner', challengeBannerTexts);
  const { challenge, onStart, starting = false, challengesHref = '/challenges', ...rest } = props;
  return (
    <Card role="region" aria-label={texts.label} {...rest}>
      <div className={styles.row}>
        {challenge ? (
          <Running challenge={challenge} />
        ) : (
          <div className={styles.words}>
            <h2 className={parts.title}>{texts.offer}</h2>
            <p className={classes(parts.muted, styles.line)}>{texts.offerHint}</p>
          </div>
        )}
        <div className={styles.action}>
          {challenge ? (
            <LinkButton tone={challenge.arrived ? 'primary' : 'soft'} href={challengesHref}>
              {texts.goTo}
            </LinkButton>
          ) : (
            <Button tone="soft" onClick={onStart} loading={starting}>
              {texts.start}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
