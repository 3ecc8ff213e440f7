import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Select, type SelectOption } from '../../components/Select/index.ts';
import { Slider } from '../../components/Slider/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './MeditationTimer.css.ts';
import type { MeditationTimerProps } from './MeditationTimer.tsx';
import { meditationTimerTexts } from './texts.ts';

const SECONDS = 60;
const LONGEST_MINUTES = 60;
const usualMinutes = [2, 5, 10, 20];

/** What is chosen before a session: how long, and which bell. */
export function Setup(props: Pick<MeditationTimerProps, 'plannedSeconds' | 'onPlannedChange' | 'bells' | 'bell' | 'onBellChange'>) {
  const { plannedSeconds, onPlannedChange, bells = [], bell, onBellChange } = props;
  const texts = useTexts('MeditationTimer', meditationTimerTexts);
  const segments = usualMinutes.map((usual) => ({ value: String(usual), label: texts.minutes(usual) }));
  const minutes = Math.round(plannedSeconds / SECONDS);
  const choose = (next: number) => onPlannedChange(next * SECONDS);
  const options: SelectOption[] = bells.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={styles.setup}>
      <SegmentedControl
        label={texts.howLong}
        segments={segments}
        value={String(minutes)}
        onValueChange={(value) => choose(Number(value))}
      />
      <Slider label={texts.exactly} min={1} max={LONGEST_MINUTES} value={minutes} onValueChange={choose} format={texts.minutes} />
      {options.length > 0 && <Select label={texts.bell} options={options} value={bell} onValueChange={onBellChange} />}
    </div>
  );
}
