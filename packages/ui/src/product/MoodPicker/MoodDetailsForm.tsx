import { MOOD_NOTE_MAX } from '@everstep/domain';
import { TextArea } from '../../components/TextArea/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './MoodDetailsForm.css.ts';
import { type MoodDetails, moodActivities, quadrants } from './moods.ts';
import { moodTexts } from './texts.ts';

export interface MoodDetailsFormProps {
  /** What was said so far. */
  readonly value: MoodDetails;
  /** Called with all details whenever one changed. */
  readonly onChange: (value: MoodDetails) => void;
  /** Activities to choose from. @default the shipped dozen */
  readonly activities?: readonly string[];
  /** Leaves the question after energy and pleasantness out, where `MoodPad` has asked it. @default false */
  readonly hideQuadrant?: boolean;
  /** Longest note, in characters. @default 2000 */
  readonly noteMaxLength?: number;
}

interface ChipsProps {
  readonly legend: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onToggle: (key: string) => void;
}

function Chips({ legend, options, chosen, onToggle }: ChipsProps) {
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.smallLegend}>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ key, label }) => (
          <label key={key} className={styles.chip}>
            <input type="checkbox" className={styles.radio} checked={chosen.includes(key)} onChange={() => onToggle(key)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const toggled = (list: readonly string[], key: string): readonly string[] =>
  list.includes(key) ? list.filter((item) => item !== key) : [...list, key];

/** What lies behind a mood: energy and pleasantness, words, activities, a note. Everything may stay empty. */
export function MoodDetailsForm(props: MoodDetailsFormProps) {
  const texts = useTexts('Mood', moodTexts);
  const named = (all: readonly string[]) => all.map((word) => ({ key: word, label: texts.word(word) }));
  const { value, onChange, activities = moodActivities, hideQuadrant = false, noteMaxLength = MOOD_NOTE_MAX } = props;
  const words = quadrants.find(({ key }) => key === value.quadrant)?.words ?? quadrants.flatMap((quadrant) => quadrant.words.slice(0, 3));
  const shown = [...new Set([...words, ...value.words])];
  return (
    <div className={styles.details}>
      {!hideQuadrant && (
        <Chips
          legend={texts.feelsMostly}
          options={quadrants.map(({ key }) => ({ key, label: texts.quadrants[key] }))}
          chosen={value.quadrant ? [value.quadrant] : []}
          onToggle={(key) => {
            const quadrant = quadrants.find((candidate) => candidate.key === key)?.key ?? null;
            onChange({ ...value, quadrant: quadrant === value.quadrant ? null : quadrant });
          }}
        />
      )}
      <Chips
        legend={texts.inWords}
        options={named(shown)}
        chosen={value.words}
        onToggle={(word) => onChange({ ...value, words: toggled(value.words, word) })}
      />
      <Chips
        legend={texts.activities}
        options={named([...new Set([...activities, ...value.activities])])}
        chosen={value.activities}
        onToggle={(activity) => onChange({ ...value, activities: toggled(value.activities, activity) })}
      />
      <TextArea
        label={texts.note}
        help={texts.noteHint}
        value={value.note}
        maxLength={noteMaxLength}
        onChange={(event) => onChange({ ...value, note: event.target.value })}
      />
    </div>
  );
}
