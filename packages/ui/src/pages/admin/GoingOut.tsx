import { NOTIFICATION_UNDO_SECONDS, type SentNotification } from '@everstep/domain';
import { Send, Undo2 } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { useLeadOn } from '../system/use-focus-handover.ts';

export interface GoingOutProps {
  readonly notifications: readonly SentNotification[];
  readonly onUndo: (id: string) => void;
  /** Lets one go out at once. */
  readonly onSendNow: (id: string) => void;
  /** Those that are being taken back. */
  readonly cancelling: ReadonlySet<string>;
  /** Those that are being sent at once. */
  readonly hurrying: ReadonlySet<string>;
  /** Renewed each second while one of them waits. */
  readonly now: Date;
  /** Id of what the keyboard goes on at when one of them is gone. */
  readonly goesOnAt: string;
}

/** Those that are held back at the moment, with the seconds in which they can be taken back. */
export function GoingOut({ notifications, onUndo, onSendNow, cancelling, hurrying, now, goesOnAt }: GoingOutProps) {
  const held = notifications.filter((one) => isHeld(one, now));
  const listening = useLeadOn(
    (id) => held.some((one) => one.id === id),
    () => document.getElementById(goesOnAt),
  );
  return held.map(({ id, subject, sendAt }) => (
    <Banner
      key={id}
      tone="info"
      {...listening(id)}
      actions={
        <>
          <Button
            size="small"
            tone="outline"
            icon={<Undo2 />}
            loading={cancelling.has(id)}
            aria-label={`Undo sending “${subject}”`}
            onClick={() => onUndo(id)}
          >
            Undo
          </Button>
          <Button
            size="small"
            tone="outline"
            icon={<Send />}
            loading={hurrying.has(id)}
            aria-label={`Send now: “${subject}”`}
            onClick={() => onSendNow(id)}
          >
            Send now
          </Button>
        </>
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
