import { Popover } from 'radix-ui';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { Modal } from '../../internal/Modal/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Button } from '../Button/Button.tsx';
import { calendarNames } from '../Calendar/calendar-names.ts';
import { Calendar, type CalendarProps } from '../Calendar/index.ts';
import { reasonAgainst } from '../Calendar/limits.ts';
import { calendarTexts } from '../Calendar/texts.ts';
import * as styles from './DatePicker.css.ts';
import { datePickerTexts } from './texts.ts';
import { usePhone } from './use-phone.ts';

interface CalendarPanelProps extends Omit<CalendarProps, 'label' | 'ref' | 'locale'> {
  locale: string;
  /** Of the field; titles the sheet. */
  label: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the panel lines up with. */
  anchor: RefObject<HTMLElement | null>;
  /** The button that opens it. */
  trigger: ReactElement;
}

/** The calendar of a date field: beside it, or on phones a sheet that rises from the lower edge. */
export function CalendarPanel({ label, open, onOpenChange, anchor, trigger, onSelect, ...calendar }: CalendarPanelProps) {
  const texts = useTexts('DatePicker', datePickerTexts);
  const reasons = useTexts('Calendar', calendarTexts);
  const phone = usePhone();
  const day = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (date: string) => {
    onSelect(date);
    onOpenChange(false);
  };
  const { today, locale } = calendar;
  const canBeToday = reasonAgainst(today, calendar, calendarNames(locale), reasons) === undefined;
  const content = <Calendar {...calendar} label={texts.choose} dayRef={day} onSelect={choose} />;
  const todayButton = canBeToday && (
    <Button tone={phone ? 'outline' : 'ghost'} size={phone ? 'medium' : 'small'} onClick={() => choose(today)}>
      {texts.today}
    </Button>
  );
  const popover = (
    <Popover.Root open={open && !phone} onOpenChange={onOpenChange}>
      {/* Radix reads the box when it places the panel, and by then it is there. */}
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Trigger asChild ref={button}>
        {trigger}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.panel}
          aria-label={texts.choose}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            day.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(button.current);
          }}
        >
          {content}
          {todayButton && <div className={styles.foot}>{todayButton}</div>}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
  return (
    <>
      {popover}
      <Modal
        open={open && phone}
        onOpenChange={onOpenChange}
        title={label}
        description={texts.choose}
        hideDescription
        size="alert"
        initialFocus={day}
        finalFocus={button}
        footer={todayButton || undefined}
      >
        <div className={styles.sheet}>{content}</div>
      </Modal>
    </>
  );
}

/** Focuses the button, unless the member has gone on to another control. */
function returnFocus(button: HTMLElement | null): void {
  const returnIfLost = () => {
    if (document.activeElement === null || document.activeElement === document.body) button?.focus({ preventScroll: true });
  };
  returnIfLost();
  // The press that closed the panel moves focus itself, a moment later: to what was pressed, or away where that takes none.
  setTimeout(returnIfLost);
}
