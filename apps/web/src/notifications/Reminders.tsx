import { lazy, Suspense } from 'react';
import { useReminders } from './useReminders.ts';

/** Most devices don't remind: the code comes to those that do. */
const HabitReminders = lazy(() => import('./HabitReminders.tsx').then(({ HabitReminders }) => ({ default: HabitReminders })));

/** Reminders of habits, where the member wants them: by notifications, or in the page where the browser lets none through. Never asks by itself. */
export function Reminders() {
  const { state } = useReminders();
  if (state === 'off') return null;
  return (
    <Suspense fallback={null}>
      <HabitReminders notifies={state === 'on'} />
    </Suspense>
  );
}
