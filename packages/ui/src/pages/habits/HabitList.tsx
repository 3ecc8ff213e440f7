import type { Habit } from '@everstep/domain';
import { PlainList } from '../../product/PlainList.tsx';
import { HabitItem, type HabitItemProps } from './HabitItem.tsx';
import * as styles from './HabitList.css.ts';

export interface HabitListProps extends Omit<HabitItemProps, 'habit'> {
  /** Names the list. */
  readonly label: string;
  readonly habits: readonly Habit[];
}

/** Habits below each other. Those out of sight are not laid out: two hundred are as quick as ten. */
export function HabitList({ label, habits, ...item }: HabitListProps) {
  return (
    <PlainList className={styles.list} aria-label={label}>
      {habits.map((habit) => (
        <li key={habit.id} className={styles.item}>
          <HabitItem habit={habit} {...item} />
        </li>
      ))}
    </PlainList>
  );
}
