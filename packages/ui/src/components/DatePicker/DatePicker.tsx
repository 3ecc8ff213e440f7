import type { DateText } from '@everstep/domain';
import { CalendarDays, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useLocale, useTexts } from '../../internal/texts.tsx';
import { useValue } from '../../internal/use-value.ts';
import { calendarNames } from '../Calendar/calendar-names.ts';
import type { CalendarProps } from '../Calendar/index.ts';
import { type DayLimits, reasonAgainst } from '../Calendar/limits.ts';
import { realDate } from '../Calendar/month.ts';
import { type CalendarTexts, calendarTexts } from '../Calendar/texts.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { frame, input } from '../TextField/TextField.css.ts';
import { CalendarPanel } from './CalendarPanel.tsx';
import { dateFormatOf, isComplete, readDate } from './date-text.ts';
import { type DatePickerTexts, datePickerTexts } from './texts.ts';
import { useTextEntry, useValidity } from './use-text-entry.ts';

type InputProps = Omit<NativeProps<'input'>, 'type' | 'size' | 'required' | 'value' | 'defaultValue' | 'children' | 'min' | 'max'>;
type DayProps = Pick<CalendarProps, 'today' | 'locale' | 'firstDay' | 'min' | 'max' | 'unavailable' | 'marks' | 'markLabels' | 'range'>;

export interface DatePickerProps extends FieldTexts, InputProps, DayProps {
  /** The chosen day, `YYYY-MM-DD`, or null, where its owner keeps it. What is no date counts as null. */
  value?: DateText | null | undefined;
  /** The day it starts with, where its owner does not keep it. @default null */
  defaultValue?: DateText | null;
  /** Called with a day that can be chosen, or with null while the text is none. */
  onValueChange?: ((value: DateText | null) => void) | undefined;
  /** Called with `YYYY-MM` when the calendar shows another month. */
  onMonthChange?: CalendarProps['onMonthChange'];
}

/** A date that is typed, or chosen from a calendar: beside the field, and as a sheet on phones. `name` puts `YYYY-MM-DD` into a form. */
export function DatePicker(props: DatePickerProps) {
  const { label, hideLabel, help, error, required, id, value: kept, defaultValue = null, onValueChange, name, ...others } = props;
  const { today, firstDay, min, max, unavailable, marks, markLabels, range, onMonthChange, ...rest } = others;
  const { onBlur, onKeyDown, locale: given, ...attributes } = rest;
  const [chosen, choose] = useValue<DateText | null>(kept, defaultValue, onValueChange);
  const value = realDate(chosen);
  const locale = useLocale(given) ?? 'en';
  const limits = { min, max, unavailable };
  const texts = useTexts('DatePicker', datePickerTexts);
  const reasons = useTexts('Calendar', calendarTexts);
  const entry = useTextEntry({ value, onValueChange: choose, ...dateReading({ locale, today, limits, texts, reasons }) });
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useValidity(box, entry.unsaid);
  const wrong = error ?? entry.problem;
  const clearable = entry.text !== '' && !required && !attributes.disabled;

  const openByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // What was typed counts before the calendar takes the focus: it opens on that day.
    if (event.key === 'Enter' || event.key === 'ArrowDown') entry.settle();
    if (event.key !== 'ArrowDown' || attributes.disabled) return;
    event.preventDefault();
    setOpen(true);
  };
  const clear = () => {
    entry.choose(null);
    box.current?.querySelector('input')?.focus();
  };

  return (
    <Field id={id} label={label} hideLabel={hideLabel} help={help} error={wrong} required={required}>
      {(control) => (
        <span ref={box} className={frame} data-invalid={wrong ? '' : undefined} data-disabled={attributes.disabled ? '' : undefined}>
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder={dateFormatOf(locale).pattern(texts)}
            {...attributes}
            {...control}
            className={input}
            value={entry.text}
            onChange={(event) => entry.type(event.target.value)}
            onKeyDown={openByKey}
            onBlur={(event) => {
              entry.settle();
              onBlur?.(event);
            }}
          />
          {name && <input type="hidden" name={name} value={value ?? ''} disabled={attributes.disabled} />}
          {clearable && <IconButton label={texts.clear} icon={<X />} size="small" onClick={clear} />}
          <CalendarPanel
            {...{ ...limits, label, value, today, locale, firstDay, marks, markLabels, range, onMonthChange, open }}
            anchor={box}
            onOpenChange={setOpen}
            onSelect={entry.choose}
            trigger={<IconButton label={texts.open} icon={<CalendarDays />} size="small" disabled={attributes.disabled} />}
          />
        </span>
      )}
    </Field>
  );
}

interface DateReading {
  locale: string;
  today: DateText;
  limits: DayLimits;
  texts: DatePickerTexts;
  /** What a day is refused with. */
  reasons: CalendarTexts;
}

/** How the texts of a date field are read and judged. */
function dateReading({ locale, today, limits, texts, reasons }: DateReading) {
  const format = dateFormatOf(locale);
  const read = (text: string) => readDate(text, format, today);
  return {
    write: format.format,
    read,
    isComplete: (text: string) => isComplete(text, format),
    against: (text: string) => {
      const date = read(text);
      if (date === undefined) return texts.unreadable(format.pattern(texts), format.format(today));
      return reasonAgainst(date, limits, calendarNames(locale), reasons);
    },
  };
}
