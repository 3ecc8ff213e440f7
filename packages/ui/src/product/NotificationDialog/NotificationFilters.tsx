import { ToggleChip } from '../../components/Chip/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { NotificationItem } from '../NotificationDetail/index.ts';
import { notificationDetailTexts } from '../NotificationDetail/texts.ts';
import { type NotificationFilter, typesIn, withType } from './filters.ts';
import * as styles from './NotificationDialog.css.ts';
import { notificationDialogTexts } from './texts.ts';

interface NotificationFiltersProps {
  readonly notifications: readonly NotificationItem[];
  readonly filter: NotificationFilter;
  readonly onFilterChange: (filter: NotificationFilter) => void;
}

/** Narrows the list to what is unread and to chosen types; only types that occur are offered. */
export function NotificationFilters({ notifications, filter, onFilterChange }: NotificationFiltersProps) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const { types } = useTexts('NotificationDetail', notificationDetailTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look and the semantics of a form
    <div role="group" aria-label={texts.showOnly} className={styles.filters}>
      <ToggleChip pressed={filter.unreadOnly} onPressedChange={(unreadOnly) => onFilterChange({ ...filter, unreadOnly })}>
        {texts.unread}
      </ToggleChip>
      {typesIn(notifications, filter).map((type) => (
        <ToggleChip
          key={type}
          pressed={filter.types.includes(type)}
          onPressedChange={(chosen) => onFilterChange(withType(filter, type, chosen))}
        >
          {types[type]}
        </ToggleChip>
      ))}
    </div>
  );
}
