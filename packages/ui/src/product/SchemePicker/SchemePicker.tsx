import { type ColorSchemeKey, colorSchemeKeys, colorSchemeNames } from '@everstep/domain';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { FieldSet } from '../../components/Field/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Landscape } from '../../illustrations/Landscape/index.ts';
import { type ColorMode, readColorMode } from '../../themes/apply-look.ts';
import * as styles from './SchemePicker.css.ts';

export interface SchemePickerProps {
  readonly scheme: ColorSchemeKey;
  readonly onSchemeChange: (scheme: ColorSchemeKey) => void;
  /** Keeps the label for screen readers only, where a heading says the same. @default false */
  readonly hideLabel?: boolean;
}

/** The eight colour schemes, each as a small land of its own. */
export function SchemePicker({ scheme, onSchemeChange, hideLabel = false }: SchemePickerProps) {
  const name = useId();
  return (
    <FieldSet role="radiogroup" label="Colour scheme" hideLabel={hideLabel}>
      <div className={styles.swatches}>
        {colorSchemeKeys.map((key) => (
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
              <Landscape done={1} total={2} />
            </span>
            <span className={styles.name}>
              <span className={styles.dot} data-scheme={key} aria-hidden="true" />
              {colorSchemeNames[key]}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

export interface ModePickerProps {
  readonly mode: ColorMode;
  readonly onModeChange: (mode: ColorMode) => void;
  /** Keeps the label for screen readers only, where a heading says the same. @default false */
  readonly hideLabel?: boolean;
}

const segments = [
  { value: 'light', label: 'Light', icon: <Sun size="1em" /> },
  { value: 'dark', label: 'Dark', icon: <Moon size="1em" /> },
  { value: 'system', label: 'System', icon: <Monitor size="1em" /> },
] as const;

/** Light, dark, or as the system has it. */
export function ModePicker({ mode, onModeChange, hideLabel = false }: ModePickerProps) {
  return (
    <SegmentedControl
      label="Brightness"
      hideLabel={hideLabel}
      segments={segments}
      value={mode}
      onValueChange={(value) => onModeChange(readColorMode(value))}
    />
  );
}
