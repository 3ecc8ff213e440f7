import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { useValue } from '../../internal/use-value.ts';
import { useValidity } from '../DatePicker/use-text-entry.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { affix, input } from '../TextField/TextField.css.ts';
import { localNumber } from './local-number.ts';
import * as styles from './NumberField.css.ts';
import { type NumberRange, numberAfterKey, stepBy } from './number-range.ts';
import { numberFieldTexts } from './texts.ts';
import { useNumberEntry } from './use-number-entry.ts';

type Native = Omit<NativeProps<'input'>, 'type' | 'size' | 'required' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'>;

export interface NumberFieldProps extends FieldTexts, Native {
  /** null while there is none. */
  value?: number | null | undefined;
  /** The number it starts with, where its owner does not keep it. @default null */
  defaultValue?: number | null;
  /** Called when a number is settled: on leaving the field, on Enter and with every step; with null when what stands there is none. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Smallest number; what is typed below it is raised to it. */
  min?: number | undefined;
  /** Largest number; what is typed above it is lowered to it. */
  max?: number | undefined;
  /** What a step adds; typed numbers may lie in between. @default 1 */
  step?: number;
  /** Stands after the number, e.g. "minutes"; read with it, too. */
  unit?: string | undefined;
  /** How numbers are written, as a BCP 47 tag. @default that of `TextsProvider`, else the browser's */
  locale?: string | undefined;
  /** Said when what was typed is no number. @default 'Write a number.' */
  invalidMessage?: ReactNode;
  /** Name of the button that takes a step down. @default 'Less' */
  decreaseLabel?: string;
  /** Name of the button that takes a step up. @default 'More' */
  increaseLabel?: string;
}

/** A number with buttons for less and more. Written as the member's place writes it; the wheel never changes it. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, help, error, required, id, value, defaultValue = null, onValueChange, min, max, step = 1, ...rest } = props;
  const texts = useTexts('NumberField', numberFieldTexts);
  const { unit, invalidMessage = texts.unreadable, decreaseLabel = texts.decrease, ...others } = rest;
  const { increaseLabel = texts.increase, name, locale: given, ...native } = others;
  const range: NumberRange = { min, max, step };
  const locale = useLocale(given);
  const local = useMemo(() => localNumber(locale), [locale]);
  const [kept, setNumber] = useValue<number | null>(value, defaultValue, onValueChange);
  // What came of a division by nothing is no number.
  const number = Number.isFinite(kept) ? kept : null;
  const { usable, ...entry } = useNumberEntry({ number, setNumber, local, range });
  const box = useRef<HTMLSpanElement>(null);
  useValidity(box, entry.unreadable ? texts.unreadable : undefined);

  const fixed = Boolean(native.disabled || native.readOnly);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    if (event.key === 'Enter') entry.leave();
    if (fixed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = numberAfterKey(event.key, usable, range);
    if (next === undefined) return;
    event.preventDefault();
    entry.settle(next);
  };
  const problem = error || (entry.refused && invalidMessage);

  return (
    <Field id={id} label={label} hideLabel={hideLabel} help={help} error={problem} required={required}>
      {(control) => (
        <span ref={box} className={styles.frame} data-invalid={problem ? '' : undefined} data-disabled={native.disabled ? '' : undefined}>
          <StepButton
            label={decreaseLabel}
            icon={<Minus />}
            disabled={fixed || number === min}
            onClick={() => entry.settle(stepBy(usable, -1, range))}
          />
          <span className={styles.middle}>
            <input
              autoComplete="off"
              inputMode={Number.isInteger(step) && (min ?? -1) >= 0 ? 'numeric' : 'decimal'}
              {...native}
              {...control}
              type="text"
              role="spinbutton"
              aria-valuenow={usable ?? undefined}
              aria-valuetext={usable === null ? undefined : [local.format(usable), unit].filter(Boolean).join(' ')}
              aria-valuemin={min}
              aria-valuemax={max}
              className={`${input} ${styles.number}`}
              value={entry.text}
              onKeyDown={press}
              onChange={({ target }) => entry.write(target.value)}
              onBlur={(event) => {
                native.onBlur?.(event);
                entry.leave();
              }}
            />
            {unit && (
              <span className={affix} aria-hidden="true">
                {unit}
              </span>
            )}
          </span>
          <StepButton
            label={increaseLabel}
            icon={<Plus />}
            disabled={fixed || number === max}
            onClick={() => entry.settle(stepBy(usable, 1, range))}
          />
          {/* A form gets the plain number, however it is written. */}
          {name && <input type="hidden" name={name} value={number ?? ''} disabled={native.disabled} />}
        </span>
      )}
    </Field>
  );
}

interface StepButtonProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
}

/** For pointers and touch; the keyboard has its arrows in the field, so it is no stop of its own. */
function StepButton(props: StepButtonProps) {
  return <IconButton {...props} size="small" tabIndex={-1} />;
}
