import type { Habit } from '@everstep/domain';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SortableList } from '../../components/SortableList/index.ts';
import { Text } from '../../components/Text/index.ts';

type Ordered = Pick<Habit, 'id' | 'title'>;

export interface HabitOrderViewProps {
  readonly habits: readonly Ordered[];
  /** Called with all ids in their new order, after each move. */
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The order of the habits: dragged, lifted by keys, or moved step by step. */
export function HabitOrderView({ habits, onOrder, onClose }: HabitOrderViewProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Order of your habits"
      description="Drag them, or move them with the keyboard. Each move is kept at once."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <SortableList
        label="Order of your habits"
        items={habits}
        itemKey={({ id }) => id}
        itemName={({ title }) => title}
        onReorder={(ordered) => onOrder(ordered.map(({ id }) => id))}
      >
        {({ title }, handle) => (
          <Inline justify="between" wrap={false} gap="3">
            <Text as="span">{title}</Text>
            {handle}
          </Inline>
        )}
      </SortableList>
    </Dialog>
  );
}
