import type { ColorSchemeKey } from '@everstep/domain';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { FieldSet } from '../../components/Field/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Landscape } from '../../illustrations/Landscape/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { type ColorMode, readColorMode } from '../../themes/apply-look.ts';
import { colorSchemes, type SchemeOption } from './color-schemes.ts';
import * as styles from './SchemePicker.css.ts';
import { schemePickerTexts } from './texts.ts';

export interface SchemePickerProps<Key extends string = ColorSchemeKey> {
  /** The scheme that is worn now. */
  readonly scheme: Key;
  /** Called with the scheme that was chosen. */
  readonly onSchemeChange: (scheme: Key) => void;
  /** What can be chosen, where that is not the eight: `[...colorSchemes, { key: 'sage', label: 'Garden Sage' }]`. @default colorSchemes */
  readonly schemes?: readonly SchemeOption<Key>[];
  /** Keeps the label for screen readers only, where a heading says the same. @default false */
  readonly hideLabel?: boolean;
}

/** Colour schemes to choose from, each as a small land of its own: the eight, unless it is given others. */
export function SchemePicker<Key extends string = ColorSchemeKey>(props: SchemePickerProps<Key>) {
  const texts = useTexts('SchemePicker', schemePickerTexts);
  const { scheme, onSchemeChange, hideLabel = false } = props;
  // Where no schemes are given, Key is that of the eight.
  const schemes = props.schemes ?? (colorSchemes as readonly SchemeOption<string>[] as readonly SchemeOption<Key>[]);
  const name = useId();
  return (
    <FieldSet role="radiogroup" label={texts.scheme} hideLabel={hideLabel}>
      <div className={styles.swatches}>
        {schemes.map(({ key, label, swatch }) => (
          <label key={key} className={styles.swatch}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={key}
              checked={key === scheme}
              onChange={() => onSchemeChange(key)}
            />
            <span className={styles.land} data-scheme={key} aria-hidden="true">
              {swatch ?? <Landscape done={1} total={2} />}
            </span>
            <span className={styles.name}>
              <span className={styles.dot} data-scheme={key} aria-hidden="true" />
              {label}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

export interface ModePickerProps {
  /** The mode that is chosen now. */
  readonly mode: ColorMode;
  /** Called with the mode that was chosen. */
  readonly onModeChange: (mode: ColorMode) => void;
  /** Keeps the label for screen readers only, where a heading says the same. @default false */
  readonly hideLabel?: boolean;
}

const modes = [
  { value: 'light', icon: <Sun size="1em" /> },
  { value: 'dark', icon: <Moon size="1em" /> },
  { value: 'system', icon: <Monitor size="1em" /> },
] as const;

/** Light, dark, or as the system has it. */
export function ModePicker({ mode, onModeChange, hideLabel = false }: ModePickerProps) {
  const texts = useTexts('SchemePicker', schemePickerTexts);
  return (
    <SegmentedControl
      label={texts.mode}
      hideLabel={hideLabel}
      segments={modes.map(({ value, icon }) => ({ value, icon, label: texts[value] }))}
      value={mode}
      onValueChange={(value) => onModeChange(readColorMode(value))}
    />
  );
}
