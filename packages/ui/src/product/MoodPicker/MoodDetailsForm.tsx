import { TextArea } from '../../components/TextArea/index.ts';
import * as styles from './MoodDetailsForm.css.ts';
import { type MoodDetails, moodActivities, quadrants } from './moods.ts';

export interface MoodDetailsFormProps {
  readonly value: MoodDetails;
  readonly onChange: (value: MoodDetails) => void;
  /** Activities to choose from. @default the shipped dozen */
  readonly activities?: readonly string[];
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
const named = (words: readonly string[]) => words.map((word) => ({ key: word, label: word }));

/** What lies behind a mood: energy and pleasantness, words, activities, a note. Everything may stay empty. */
export function MoodDetailsForm({ value, onChange, activities = moodActivities, noteMaxLength = 2000 }: MoodDetailsFormProps) {
  const words = quadrants.find(({ key }) => key === value.quadrant)?.words ?? quadrants.flatMap((quadrant) => quadrant.words.slice(0, 3));
  const shown = [...new Set([...words, ...value.words])];
  return (
    <div className={styles.details}>
      <Chips
        legend="It feels mostly"
        options={quadrants}
        chosen={value.quadrant ? [value.quadrant] : []}
        onToggle={(key) => {
          const quadrant = quadrants.find((candidate) => candidate.key === key)?.key ?? null;
          onChange({ ...value, quadrant: quadrant === value.quadrant ? null : quadrant });
        }}
      />
      <Chips
        legend="In words"
        options={named(shown)}
        chosen={value.words}
        onToggle={(word) => onChange({ ...value, words: toggled(value.words, word) })}
      />
      <Chips
        legend="What you did"
        options={named(activities)}
        chosen={value.activities}
        onToggle={(activity) => onChange({ ...value, activities: toggled(value.activities, activity) })}
      />
      <TextArea
        label="A note to yourself"
        help="Only you can read it."
        value={value.note}
        maxLength={noteMaxLength}
        onChange={(event) => onChange({ ...value, note: event.target.value })}
      />
    </div>
  );
}
