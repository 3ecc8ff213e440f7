import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SortableList } from '../../components/SortableList/index.ts';
import { cardNames, type DashboardArrangement, type DashboardCard, isUsual, usualArrangement } from './arrangement.ts';

export interface ArrangeViewProps {
  readonly arrangement: DashboardArrangement;
  /** Called after each move and each tick. */
  readonly onArrange: (arrangement: DashboardArrangement) => void;
  readonly onClose: () => void;
}

/** Which cards stand below today, and in which order: dragged, lifted by keys, or moved step by step. */
export function ArrangeView({ arrangement, onArrange, onClose }: ArrangeViewProps) {
  const { order, hidden } = arrangement;
  const show = (card: DashboardCard, shown: boolean) =>
    onArrange({ order, hidden: shown ? hidden.filter((each) => each !== card) : [...hidden, card] });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Arrange this page"
      description="Today always comes first. Below it, show what helps you and put it in your order. It is kept on this device."
      footer={
        <>
          <Button tone="outline" disabled={isUsual(arrangement)} onClick={() => onArrange(usualArrangement)}>
            Reset
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <SortableList
        label="Cards below today"
        items={order}
        itemKey={(card) => card}
        itemName={(card) => cardNames[card]}
        onReorder={(next) => onArrange({ order: next, hidden })}
      >
        {(card, handle) => (
          <Inline justify="between" wrap={false} gap="3">
            <Checkbox label={cardNames[card]} checked={!hidden.includes(card)} onChange={(event) => show(card, event.target.checked)} />
            {handle}
          </Inline>
        )}
      </SortableList>
    </Dialog>
  );
}
