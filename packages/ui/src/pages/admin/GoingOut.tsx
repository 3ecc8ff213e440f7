import { NOTIFICATION_UNDO_SECONDS, type SentNotification } from '@everstep/domain';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { letterFields } from './notification-draft.ts';

interface GoingOutProps {
  readonly notifications: readonly SentNotification[];
  readonly onUndo: (id: string) => void;
  readonly cancelling: ReadonlySet<string>;
  /** Renewed each second while one of them waits. */
  readonly now: Date;
}

/** Those that are held back at the moment, with the seconds in which they can be taken back. */
export function GoingOut({ notifications, onUndo, cancelling, now }: GoingOutProps) {
  const held = notifications.filter((one) => isHeld(one, now));
  const focused = useRef<string>(undefined);
  const gone = focused.current !== undefined && !held.some(({ id }) => id === focused.current);
  // A button that was pressed and is gone leaves the keyboard nowhere: the letter is where one goes on.
  useEffect(() => {
    if (!gone) return;
    focused.current = undefined;
    if (document.activeElement === document.body) document.getElementById(letterFields.title)?.focus();
  }, [gone]);
  return held.map(({ id, subject, sendAt }) => (
    <Banner
      key={id}
      tone="info"
      actions={
        <Button
          size="small"
          tone="outline"
          icon={<Undo2 />}
          loading={cancelling.has(id)}
          aria-label={`Undo sending “${subject}”`}
          onFocus={() => {
            focused.current = id;
          }}
          onBlur={({ relatedTarget }) => {
            if (relatedTarget) focused.current = undefined;
          }}
          onClick={() => onUndo(id)}
        >
          Undo
        </Button>
      }
    >
      “{subject}” goes out <span role="timer">{secondsText(secondsUntil(sendAt, now))}</span>.
    </Banner>
  ));
}

const secondsUntil = (instant: string, now: Date): number => Math.ceil((Date.parse(instant) - now.getTime()) / 1000);

/** Whether a notification waits for its undo, and not for the time of a plan. */
export const isHeld = ({ state, sendAt }: SentNotification, now: Date): boolean =>
  state === 'waiting' && secondsUntil(sendAt, now) <= NOTIFICATION_UNDO_SECONDS;

const secondsText = (seconds: number): string => (seconds < 1 ? 'now' : `in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`);
