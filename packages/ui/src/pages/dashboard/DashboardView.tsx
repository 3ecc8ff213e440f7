import { corePersona, corePersonas, type DashboardData } from '@everstep/domain';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { ChallengeBanner, type ChallengeBannerProps } from '../../product/ChallengeBanner/index.ts';
import { GuideCard } from '../../product/GuideCard/index.ts';
import type { MoodValue } from '../../product/MoodPicker/index.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';
import type { Step } from '../../product/StepList/index.ts';
import { TodayHero } from '../../product/TodayHero/index.ts';
import { RETURN_AFTER_DAYS, ReturnCard } from '../gamification/ReturnCard.tsx';
import { type DashboardArrangement, usualArrangement } from './arrangement.ts';
import type { ChallengeTasksCardProps } from './ChallengeTasksCard.tsx';
import { arrangedCards } from './DashboardCards.tsx';
import { DashboardMain } from './DashboardMain.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { daytimeOf, greetingFor, lineFor } from './greeting.ts';
import { stepsOf } from './steps.ts';

export interface DashboardViewProps {
  /** The member's day; the page waits while there is none. */
  readonly data: DashboardData | undefined;
  /** The server does not answer: the data is an earlier copy. @default false */
  readonly saved?: boolean | undefined;
  /** The server is being asked again. @default false */
  readonly refreshing?: boolean | undefined;
  /** Asks the server again. */
  readonly onRefresh: () => void;
  /** The present, by the member's own clock. */
  readonly now: Date;
  /** Greets the member; without it, the first word of the whole name does. */
  readonly firstName: string;
  /** The check-in is being saved. @default false */
  readonly checkingIn?: boolean | undefined;
  readonly onCheckIn: () => void;
  /** The mood that was just tapped. */
  readonly mood: MoodValue | null;
  /** That mood is being saved. @default false */
  readonly moodSaving?: boolean | undefined;
  readonly onMood: (score: MoodValue) => void;
  /** Opens the chat with the guide whose line is shown. */
  readonly onAnswer: (personaId: string) => void;
  /** Today's habits, where there are any: `TodayHabitsView` with what feeds it. */
  readonly habits?: ReactNode;
  /** Ticks a task of a challenge that is done by hand. */
  readonly onTask: ChallengeTasksCardProps['onTask'];
  /** How the member has arranged what stands below today. @default as it is for everybody */
  readonly arrangement?: DashboardArrangement | undefined;
  /** After a hard moment: no step says what it would earn. @default false */
  readonly quiet?: boolean | undefined;
  /** Opens the arrangement. */
  readonly onArrange: () => void;
  /** The challenge that is on, or the way into the first one; `loading` while nobody knows, left out where there is no banner. */
  readonly challenge?: DashboardChallenge | 'loading' | undefined;
}

export type DashboardChallenge = Pick<ChallengeBannerProps, 'challenge' | 'onStart' | 'starting'>;

/** Today first, then what it means. */
export function DashboardView(props: DashboardViewProps) {
  const { data, saved = false, refreshing = false, onRefresh, now, mood, moodSaving = false, onMood, onAnswer } = props;
  if (!data) return <DashboardSkeleton />;
  const steps = stepsOf(data, props.onCheckIn, props.quiet);
  const cards = arrangedCards(props.arrangement ?? usualArrangement, { data, now });
  const beside = roomBeside(data);
  return (
    <Stack gap="5">
      {saved && (
        <Banner
          tone="info"
          live="polite"
          actions={
            <Button size="small" tone="outline" loading={refreshing} onClick={onRefresh}>
              Try again
            </Button>
          }
        >
          Showing saved data. Your progress is safe; the server does not answer right now.
        </Banner>
      )}
      {isReturning(data) && (
        <ReturnCard
          activeDays={data.streak.activeDays}
          level={data.level.current}
          onCheckIn={props.onCheckIn}
          checkingIn={props.checkingIn}
        />
      )}
      <Today {...props} data={data} steps={steps} />
      <PageColumns
        main={
          <>
            <DashboardMain
              steps={steps}
              habits={props.habits}
              challenges={data.challengesToday}
              onTask={props.onTask}
              onCheckIn={props.onCheckIn}
              mood={mood}
              moodSaving={moodSaving}
              moodsLogged={data.today.moodsLogged}
              onMood={onMood}
            />
            {props.challenge && <Challenge challenge={props.challenge} />}
          </>
        }
        side={
          <>
            <GuideLine line={data.guideLine} onAnswer={onAnswer} />
            {cards.slice(0, beside)}
          </>
        }
      />
      {cards.length > beside && <Grid columns="large">{cards.slice(beside)}</Grid>}
      <Inline justify="center">
        <Button tone="ghost" onClick={props.onArrange}>
          Arrange this page
        </Button>
      </Inline>
    </Stack>
  );
}

/** How many cards find room beside today on a wide screen: all of them beside a long day. On a phone they follow in their order. */
const roomBeside = ({ habitsToday, challengesToday }: DashboardData): number =>
  habitsToday.of > 0 || challengesToday.length > 0 ? Number.POSITIVE_INFINITY : 2;

function GuideLine({ line, onAnswer }: { readonly line: DashboardData['guideLine'] } & Pick<DashboardViewProps, 'onAnswer'>) {
  const persona = corePersona(line.personaId) ?? corePersonas[0];
  return persona && <GuideCard persona={persona} text={line.text} onAnswer={() => onAnswer(persona.id)} />;
}

/** After some days away one small step is offered, and no other beside it. */
const isReturning = ({ streak }: DashboardData): boolean => streak.awayDays >= RETURN_AFTER_DAYS;

function Challenge({ challenge }: { readonly challenge: DashboardChallenge | 'loading' }) {
  if (challenge !== 'loading') return <ChallengeBanner {...challenge} />;
  return (
    <Card>
      <LoadingRegion label="Loading your challenge">
        <Skeleton lines={2} />
      </LoadingRegion>
    </Card>
  );
}

const dates = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

interface TodayProps extends Pick<DashboardViewProps, 'now' | 'firstName' | 'checkingIn' | 'onCheckIn'> {
  readonly data: DashboardData;
  readonly steps: readonly Step[];
}

function Today({ data, steps, now, firstName, checkingIn = false, onCheckIn }: TodayProps) {
  const done = steps.filter((step) => step.done).length;
  const { checkedIn, moodsLogged } = data.today;
  return (
    <TodayHero
      greeting={greetingFor(now.getHours(), firstName || data.user.name.split(' ')[0] || '')}
      date={dates.format(now)}
      line={isReturning(data) ? 'One small step is enough for today.' : lineFor(steps.length - done)}
      done={done}
      total={steps.length}
      daytime={daytimeOf(now.getHours())}
      actions={
        <>
          {!checkedIn && !isReturning(data) && (
            <Button loading={checkingIn} onClick={onCheckIn}>
              Check in
            </Button>
          )}
          {moodsLogged === 0 ? (
            <LinkButton tone={checkedIn ? 'primary' : 'soft'} href="/mood-tracker">
              How do you feel?
            </LinkButton>
          ) : (
            <LinkButton tone="soft" href="/journals/new">
              Write a line
            </LinkButton>
          )}
        </>
      }
    />
  );
}
