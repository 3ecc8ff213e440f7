import { Clock, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useRef } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { useValue } from '../../internal/use-value.ts';
import { useTextEntry, useValidity } from '../DatePicker/use-text-entry.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { frame, input } from '../TextField/TextField.css.ts';
import { TimeList } from './TimeList.tsx';
import { type TimePickerTexts, timePickerTexts } from './texts.ts';
import { type HourCycle, isComplete, readTime, realTime, type TimeFormat, type TimeText, timeFormatOf, timeSteps } from './time-text.ts';
import { useTimeList } from './use-time-list.ts';

type InputProps = Omit<NativeProps<'input'>, 'type' | 'size' | 'required' | 'value' | 'defaultValue' | 'children' | 'min' | 'max' | 'step'>;

export interface TimePickerProps extends FieldTexts, InputProps {
  /** The time of the day, `HH:mm` in 24 hours, or null, where its owner keeps it. What is no time counts as null. */
  value?: TimeText | null | undefined;
  /** The time it starts with, where its owner does not keep it. @default null */
  defaultValue?: TimeText | null;
  /** Called with a time within the limits, or with null while the text is none. */
  onValueChange?: ((value: TimeText | null) => void) | undefined;
  /** BCP 47 tag; decides between 12 and 24 hours. @default that of `TextsProvider`, else 'en' */
  locale?: string | undefined;
  /** Overrules what is usual in the locale. */
  hourCycle?: HourCycle | undefined;
  /** Minutes between the times of the list; any minute can be typed. @default 30 */
  step?: number;
  /** Earliest time, `HH:mm`. @default '00:00' */
  min?: TimeText | undefined;
  /** Latest time, `HH:mm`. @default '23:59' */
  max?: TimeText | undefined;
}

/** A time of the day that is typed, or chosen from a list. `name` puts `HH:mm` into a form. */
export function TimePicker(props: TimePickerProps) {
  const { label, hideLabel, help, error, required, id, value: kept, hourCycle, name, ...others } = props;
  const { defaultValue = null, onValueChange, step = 30, min = '00:00', max = '23:59', ...rest } = others;
  const { onBlur, onKeyDown, locale: given, ...attributes } = rest;
  const [chosen, choose] = useValue<TimeText | null>(kept, defaultValue, onValueChange);
  const value = realTime(chosen);
  const locale = useLocale(given) ?? 'en';
  const format = timeFormatOf(locale, hourCycle);
  const texts = useTexts('TimePicker', timePickerTexts);
  const entry = useTextEntry({ value, onValueChange: choose, ...timeReading(format, texts, min, max) });
  const steps = timeSteps(step, min, max);
  const list = useTimeList({ steps, current: readTime(entry.text, format), onChoose: entry.choose });
  const listId = useId();
  const box = useRef<HTMLSpanElement>(null);
  useValidity(box, entry.unsaid);
  const wrong = error ?? entry.problem;
  const clearable = entry.text !== '' && !required && !attributes.disabled;
  const focusField = () => box.current?.querySelector('input')?.focus();

  return (
    <Field id={id} label={label} hideLabel={hideLabel} help={help} error={wrong} required={required}>
      {(control) => (
        <Popover.Root open={list.open} onOpenChange={list.setOpen}>
          <Popover.Anchor asChild>
            <span ref={box} className={frame} data-invalid={wrong ? '' : undefined} data-disabled={attributes.disabled ? '' : undefined}>
              <input
                autoComplete="off"
                placeholder={format.pattern(texts)}
                {...attributes}
                {...control}
                role="combobox"
                aria-autocomplete="none"
                aria-expanded={list.open}
                aria-controls={list.open ? listId : undefined}
                aria-activedescendant={list.open && list.active >= 0 ? `${listId}-${list.active}` : undefined}
                className={input}
                value={entry.text}
                onChange={(event) => entry.type(event.target.value)}
                onKeyDown={(event) => {
                  onKeyDown?.(event);
                  if (!list.onKey(event) && event.key === 'Enter') entry.settle();
                }}
                onBlur={(event) => {
                  list.setOpen(false);
                  entry.settle();
                  onBlur?.(event);
                }}
              />
              {name && <input type="hidden" name={name} value={value ?? ''} disabled={attributes.disabled} />}
              {clearable && (
                <IconButton
                  label={texts.clear}
                  icon={<X />}
                  size="small"
                  onClick={() => {
                    entry.choose(null);
                    focusField();
                  }}
                />
              )}
              {/* The arrow keys open the list, so Tab need not stop here. */}
              <IconButton
                label={texts.show}
                icon={<Clock />}
                size="small"
                tabIndex={-1}
                aria-expanded={list.open}
                disabled={attributes.disabled}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  focusField();
                  list.setOpen(!list.open);
                }}
              />
            </span>
          </Popover.Anchor>
          <TimeList
            id={listId}
            name={texts.times}
            box={box}
            steps={steps}
            value={value}
            active={list.active}
            write={format.format}
            onChoose={list.choose}
          />
        </Popover.Root>
      )}
    </Field>
  );
}

/** How the texts of a time field are read and judged. */
function timeReading(format: TimeFormat, texts: TimePickerTexts, min: TimeText, max: TimeText) {
  const read = (text: string) => readTime(text, format);
  return {
    write: format.format,
    read,
    isComplete: (text: string) => isComplete(text, format),
    against: (text: string) => {
      const time = read(text);
      if (time === undefined) return texts.unreadable(format.pattern(texts), format.format('07:30'));
      if (time < min) return texts.tooEarly(format.format(min));
      return time > max ? texts.tooLate(format.format(max)) : undefined;
    },
  };
}
