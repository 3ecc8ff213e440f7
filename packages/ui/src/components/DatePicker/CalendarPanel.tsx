import { Popover } from 'radix-ui';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { Modal } from '../../internal/Modal/index.ts';
import { Button } from '../Button/Button.tsx';
import { calendarNames } from '../Calendar/calendar-names.ts';
import { Calendar, type CalendarProps } from '../Calendar/index.ts';
import { reasonAgainst } from '../Calendar/limits.ts';
import * as styles from './DatePicker.css.ts';
import { usePhone } from './use-phone.ts';

interface CalendarPanelProps extends Omit<CalendarProps, 'label' | 'ref'> {
  /** Of the field; titles the sheet. */
  label: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the panel lines up with. */
  anchor: RefObject<HTMLElement | null>;
  /** The button that opens it. */
  trigger: ReactElement;
}

const NAME = 'Choose a date';

/** The calendar of a date field: beside it, or on phones a sheet that rises from the lower edge. */
export function CalendarPanel({ label, open, onOpenChange, anchor, trigger, onSelect, ...calendar }: CalendarPanelProps) {
  const phone = usePhone();
  const day = useRef<HTMLButtonElement>(null);
  const choose = (date: string) => {
    onSelect(date);
    onOpenChange(false);
  };
  const { today, locale } = calendar;
  const canBeToday = reasonAgainst(today, calendar, calendarNames(locale)) === undefined;
  const content = <Calendar {...calendar} label={NAME} dayRef={day} onSelect={choose} />;
  const todayButton = canBeToday && (
    <Button tone={phone ? 'outline' : 'ghost'} size={phone ? 'medium' : 'small'} onClick={() => choose(today)}>
      Today
    </Button>
  );
  const popover = (
    <Popover.Root open={open && !phone} onOpenChange={onOpenChange}>
      {/* Radix reads the box when it places the panel, and by then it is there. */}
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className={styles.panel}
          aria-label={NAME}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            day.current?.focus();
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
        description={NAME}
        hideDescription
        size="alert"
        initialFocus={day}
        footer={todayButton || undefined}
      >
        <div className={styles.sheet}>{content}</div>
      </Modal>
    </>
  );
}
