import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { type BreathPace, breathAt } from './breath.ts';
import * as styles from './Dial.css.ts';
import { meditationTimerTexts } from './texts.ts';
import { clock } from './words.ts';

interface DialProps extends Pick<NativeProps<'div'>, 'id'> {
  readonly elapsed: number;
  readonly planned: number;
  readonly running: boolean;
  readonly pace: BreathPace | undefined;
}

const VIEW = 100;
const RADIUS = 47;

/** The part of the breath in words and seconds; the circle behind follows it where motion is welcome. */
function Breath({ pace, elapsed }: { readonly pace: BreathPace; readonly elapsed: number }) {
  const texts = useTexts('MeditationTimer', meditationTimerTexts);
  const breath = breathAt(pace, elapsed);
  if (!breath) return null;
  return (
    <>
      <span className={styles.lung} data-phase={breath.phase} style={{ '--seconds': `${breath.length}s` }} />
      <span className={styles.breath}>{texts.breath[breath.phase]}</span>
      <span className={styles.count}>{breath.left}</span>
    </>
  );
}

/** A ring that fills with the time, the time left in its middle, or the breath while one is led. */
export function Dial({ elapsed, planned, running, pace }: DialProps) {
  const texts = useTexts('MeditationTimer', meditationTimerTexts);
  const left = Math.max(0, planned - elapsed);
  const share = planned > 0 ? Math.min(1, elapsed / planned) : 0;
  const circle = { cx: VIEW / 2, cy: VIEW / 2, r: RADIUS, pathLength: 1 };
  return (
    <div
      className={styles.dial}
      role="progressbar"
      aria-label={texts.time}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={texts.left(texts.length(left), texts.length(planned))}
    >
      <svg className={styles.ring} viewBox={`0 0 ${VIEW} ${VIEW}`} aria-hidden="true" focusable="false">
        <circle {...circle} className={styles.track} />
        {share > 0 && <circle {...circle} className={styles.arc} strokeDasharray="1 1" strokeDashoffset={1 - share} />}
      </svg>
      <div className={styles.face} aria-hidden="true">
        {pace && running ? <Breath pace={pace} elapsed={elapsed} /> : <span className={styles.left}>{clock(left)}</span>}
        {pace && running && <span className={styles.small}>{clock(left)}</span>}
      </div>
    </div>
  );
}
