import { planReminders } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useHabits } from '../habits/useHabits.ts';
import { log } from '../log/log.ts';
import { useMember } from '../session/SessionProvider.tsx';

/** Without the habit's name: it may be read on a locked screen. */
const LINE = 'A small step is waiting, whenever it suits you.';

interface HabitRemindersProps {
  /** The browser shows notifications; where it does not, a line in the page says the same. */
  readonly notifies: boolean;
}

/** Reminds of open habits at their time of day, as long as a page of the product is open. */
export function HabitReminders({ notifies }: HabitRemindersProps) {
  const { data } = useHabits();
  const { dayStartHour } = useMember();
  const navigate = useNavigate();
  const looked = useRef(new Date());
  const { showToast } = useToast();
  const remind = useEffectEvent((localDate: string, now: Date) => {
    const onOpen = () => void navigate('/habits');
    if (notifies && notify(localDate, now, onOpen)) return;
    showToast({
      id: 'habit-reminder',
      title: LINE,
      action: { label: 'Show my habits', hint: 'They stand on the page Habits', onSelect: onOpen },
    });
  });

  useEffect(() => {
    if (!data) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = new Date();
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const plan = planReminders(data.habits, { localDate: data.localDate, timeZone, dayStartHour, since: looked.current, now });
      looked.current = now;
      if (plan.due.length > 0) remind(data.localDate, now);
      if (plan.next) timer = setTimeout(look, plan.next.getTime() - now.getTime());
    };
    look();
    // A page in the background, or a device asleep, keeps no time.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [data, dayStartHour]);
  return null;
}

/** Shows the line outside of the page, and says whether that was possible. Two open pages show it once. */
function notify(localDate: string, now: Date, onOpen: () => void): boolean {
  try {
    const minute = now.toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
    const shown = new Notification('Everstep', { body: LINE, tag: `${localDate} ${minute}` });
    shown.onclick = () => {
      window.focus();
      onOpen();
      shown.close();
    };
    return true;
  } catch (error) {
    // Some phones let no page show a notification by itself.
    log.warn('A reminder could not be shown as a notification.', error);
    return false;
  }
}
