import { CircleDot, Pause } from 'lucide-react';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { classes, countOf } from '../format.ts';
import * as parts from '../parts.css.ts';
import * as styles from './ChallengeBanner.css.ts';

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
}

export interface ChallengeBannerProps extends Omit<NativeProps<'section'>, 'children' | 'title'> {
  /** The run that is on; null when there is none. */
  readonly challenge: BannerChallenge | null;
  /** Starts the seven days. */
  readonly onStart: () => void;
  /** While a start is under way. @default false */
  readonly starting?: boolean;
  /** @default '/challenges' */
  readonly challengesHref?: string;
}

function Running({ challenge }: { readonly challenge: BannerChallenge }) {
  return (
    <div className={styles.words}>
      <div className={styles.chips}>
        <Chip>{challenge.type}</Chip>
        {challenge.status === 'paused' && (
          <Chip tone="neutral" icon={<Pause />}>
            Paused
          </Chip>
        )}
        {challenge.tasksPending && (
          <Chip tone="info" icon={<CircleDot />}>
            Tasks pending
          </Chip>
        )}
      </div>
      <h2 className={parts.title}>
        Day {challenge.currentDay} - {challenge.name}
      </h2>
      <p className={parts.muted}>Streak {countOf(challenge.streak, 'day')}</p>
    </div>
  );
}

/** The challenge that is on, or the way into the first one. */
export function ChallengeBanner(props: ChallengeBannerProps) {
  const { challenge, onStart, starting = false, challengesHref = '/challenges', ...rest } = props;
  return (
    <Card role="region" aria-label="Challenge" {...rest}>
      <div className={styles.row}>
        {challenge ? (
          <Running challenge={challenge} />
        ) : (
          <div className={styles.words}>
            <h2 className={parts.title}>Seven days, two small tasks each</h2>
            <p className={classes(parts.muted, styles.line)}>Momentum Builder. Pause whenever you need to.</p>
          </div>
        )}
        <div className={styles.action}>
          {challenge ? (
            <LinkButton tone="soft" href={challengesHref}>
              Go to Challenges
            </LinkButton>
          ) : (
            <Button tone="soft" onClick={onStart} loading={starting}>
              Start 7-Day Challenge
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
