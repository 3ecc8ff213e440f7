import type { DateText } from '@everstep/domain';
import type { CalendarNames } from './calendar-names.ts';
import type { CalendarTexts } from './texts.ts';

/** Which days can be chosen. */
export interface DayLimits {
  /** First day that can be chosen. */
  min?: DateText | undefined;
  /** Last day that can be chosen. */
  max?: DateText | undefined;
  /** Says of a day why it can't be chosen, such as "Your coach is away"; undefined where it can. */
  unavailable?: ((date: DateText) => string | undefined) | undefined;
}

/** The nearest day between the limits. */
export function withinLimits(date: DateText, { min, max }: Pick<DayLimits, 'min' | 'max'>): DateText {
  if (max !== undefined && date > max) return max;
  return min !== undefined && date < min ? min : date;
}

/** Why a day can't be chosen and what to do, in a sentence; undefined where it can be chosen. */
export function reasonAgainst(date: DateText, limits: DayLimits, names: CalendarNames, texts: CalendarTexts): string | undefined {
  const { min, max, unavailable } = limits;
  if (min !== undefined && date < min) return texts.tooEarly(names.date(min));
  if (max !== undefined && date > max) return texts.tooLate(names.date(max));
  return unavailable?.(date);
}
