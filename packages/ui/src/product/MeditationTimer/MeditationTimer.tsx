import { Check, Pause, Play } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import { Button } from '../../components/Button/index.ts';
import { Heading, type HeadingLevel } from '../../components/Heading/index.ts';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { type BreathPace, paceWords } from './breath.ts';
import { Dial } from './Dial.tsx';
import * as styles from './MeditationTimer.css.ts';
import { Setup } from './Setup.tsx';
import { meditationTimerTexts } from './texts.ts';
import { announcement } from './words.ts';

/** `done` after the time is over, or when the member has finished earlier. */
export type MeditationState = 'ready' | 'running' | 'paused' | 'done';

export interface MeditationTimerProps extends Omit<NativeProps<'section'>, 'title' | 'children'> {
  /** Name of the session, such as "Ten quiet breaths". */
  readonly title: string;
  /** Level of the title in the page's outline. @default 2 */
  readonly headingLevel?: HeadingLevel;
  /** Whether it waits, runs, rests or is over. */
  readonly state: MeditationState;
  /** Seconds sat so far; the page counts them by the wall clock. */
  readonly elapsed: number;
  /** How long it is meant to last. */
  readonly plannedSeconds: number;
  /** Called with seconds, while the session is not yet begun. */
  readonly onPlannedChange: (seconds: number) => void;
  /** Leads the breath; without it the time is shown. */
  readonly pace?: BreathPace | undefined;
  /** What can ring at the end. @default [] */
  readonly bells?: readonly { readonly id: string; readonly name: string }[] | undefined;
  /** Id of the chosen bell. */
  readonly bell?: string | undefined;
  /** Called with the id of the bell that was chosen. */
  readonly onBellChange?: ((id: string) => void) | undefined;
  /** Called when it is to begin. */
  readonly onStart: () => void;
  /** Called when it is to rest. */
  readonly onPause: () => void;
  /** Called when it is to go on. */
  readonly onResume: () => void;
  /** Ends the session before its time; what was sat counts. */
  readonly onFinish: () => void;
  /** Back to the beginning. */
  readonly onAgain: () => void;
  /** Stands in the panel at the end: what it earned, a note, the way on. */
  readonly after?: ReactNode;
  /** A message about a session that could not be stored. */
  readonly error?: ReactNode;
}

function Controls(props: Pick<MeditationTimerProps, 'state' | 'onStart' | 'onPause' | 'onResume' | 'onFinish'>) {
  const texts = useTexts('MeditationTimer', meditationTimerTexts);
  const { state, onStart, onPause, onResume, onFinish } = props;
  if (state === 'ready') {
    return (
      <Button size="large" icon={<Play />} onClick={onStart}>
        {texts.begin}
      </Button>
    );
  }
  return (
    <>
      {/* One button for both, so that focus stays on it. */}
      <Button size="large" icon={state === 'running' ? <Pause /> : <Play />} onClick={state === 'running' ? onPause : onResume}>
        {state === 'running' ? texts.pause : texts.resume}
      </Button>
      <Button size="large" tone="outline" onClick={onFinish}>
        {texts.finish}
      </Button>
    </>
  );
}

function Done({ elapsed, after, onAgain }: Pick<MeditationTimerProps, 'elapsed' | 'after' | 'onAgain'>) {
  const texts = useTexts('MeditationTimer', meditationTimerTexts);
  return (
    <div className={styles.done}>
      <span className={styles.seal} aria-hidden="true">
        <Check size={36} strokeWidth={2.5} />
      </span>
      <p className={styles.sat}>{texts.sat(texts.length(elapsed))}</p>
      <p className={styles.quiet}>{texts.stay}</p>
      {after}
      <Button tone="outline" onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  );
}

/** A timed session or a led breath. It shows what it is given: clock and bells belong to the page. */
export function MeditationTimer(props: MeditationTimerProps) {
  const { title, headingLevel = 2, state, elapsed, plannedSeconds, onPlannedChange, pace, bells, bell, onBellChange, ...others } = props;
  const { onStart, onPause, onResume, onFinish, onAgain, after, error, ...rest } = others;
  const texts = useTexts('MeditationTimer', meditationTimerTexts);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} className={styles.timer}>
      <div className={styles.head}>
        <Heading level={headingLevel} id={headingId} size="xl">
          {title}
        </Heading>
        {pace && state !== 'done' && <p className={styles.quiet}>{paceWords(pace, texts)}</p>}
      </div>
      <VisuallyHidden role="status">{announcement(state, elapsed, plannedSeconds, texts)}</VisuallyHidden>
      {state === 'done' ? (
        <Done elapsed={elapsed} after={after} onAgain={onAgain} />
      ) : (
        <>
          <Dial elapsed={elapsed} planned={plannedSeconds} running={state === 'running'} pace={pace} />
          {state === 'paused' && <p className={styles.quiet}>{texts.paused}</p>}
          <div className={styles.controls}>
            <Controls state={state} onStart={onStart} onPause={onPause} onResume={onResume} onFinish={onFinish} />
          </div>
          {state === 'ready' && (
            <Setup
              plannedSeconds={plannedSeconds}
              onPlannedChange={onPlannedChange}
              bells={bells}
              bell={bell}
              onBellChange={onBellChange}
            />
          )}
        </>
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </section>
  );
}
