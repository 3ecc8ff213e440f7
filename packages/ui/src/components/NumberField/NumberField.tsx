import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useValue } from '../../internal/use-value.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { affix, input } from '../TextField/TextField.css.ts';
import { localNumber } from './local-number.ts';
import * as styles from './NumberField.css.ts';
import { clamp, type NumberRange, numberAfterKey, stepBy } from './number-range.ts';

type Native = Omit<NativeProps<'input'>, 'type' | 'size' | 'required' | 'children' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'>;

export interface NumberFieldProps extends FieldTexts, Native {
  /** null while there is none. */
  value?: number | null | undefined;
  /** @default null */
  defaultValue?: number | null;
  /** Called when a number is settled: on leaving the field, on Enter and with every step. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Smallest number; what is typed below it is raised to it. */
  min?: number | undefined;
  /** Largest number; what is typed above it is lowered to it. */
  max?: number | undefined;
  /** What a step adds; typed numbers may lie in between. @default 1 */
  step?: number;
  /** Stands after the number, e.g. "minutes"; read with it, too. */
  unit?: string | undefined;
  /** How numbers are written, as a BCP 47 tag. @default the browser's */
  locale?: string | undefined;
  /** Said when what was typed is no number. @default 'Write a number.' */
  invalidMessage?: ReactNode;
  /** @default 'Less' */
  decreaseLabel?: string;
  /** @default 'More' */
  increaseLabel?: string;
}

/** A number with buttons for less and more. Written as the member's place writes it; the wheel never changes it. */
export function NumberField(props: NumberFieldProps) {
  const { label, hideLabel, help, error, required, id, value, defaultValue = null, onValueChange, min, max, step = 1, ...rest } = props;
  const { unit, locale, invalidMessage = 'Write a number.', decreaseLabel = 'Less', increaseLabel = 'More', name, ...native } = rest;
  const range: NumberRange = { min, max, step };
  const local = useMemo(() => localNumber(locale), [locale]);
  const [number, setNumber] = useValue<number | null>(value, defaultValue, onValueChange);
  /** What is being typed; null while the settled number shows. */
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? number : local.parse(draft);
  const unreadable = Number.isNaN(typed);
  const usable = unreadable ? number : typed;

  const settle = (next: number | null) => {
    setDraft(null);
    if (next !== number) setNumber(next);
  };
  const settleDraft = () => {
    if (draft !== null && !unreadable) settle(typed === null ? null : clamp(typed, range));
  };
  const fixed = Boolean(native.disabled || native.readOnly);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    if (event.key === 'Enter') settleDraft();
    if (fixed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = numberAfterKey(event.key, usable, range);
    if (next === undefined) return;
    event.preventDefault();
    settle(next);
  };
  const problem = error || (draft !== null && unreadable && invalidMessage);

  return (
    <Field id={id} label={label} hideLabel={hideLabel} help={help} error={problem} required={required}>
      {(control) => (
        <span className={styles.frame} data-invalid={problem ? '' : undefined} data-disabled={native.disabled ? '' : undefined}>
          <StepButton
            label={decreaseLabel}
            icon={<Minus />}
            disabled={fixed || number === min}
            onClick={() => settle(stepBy(usable, -1, range))}
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
              value={draft ?? local.format(number)}
              onKeyDown={press}
              onChange={({ target }) => setDraft(target.value)}
              onBlur={(event) => {
                native.onBlur?.(event);
                settleDraft();
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
            onClick={() => settle(stepBy(usable, 1, range))}
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
