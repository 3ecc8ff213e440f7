import { ToggleChip } from '../../components/Chip/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { NotificationType } from '../NotificationDetail/index.ts';
import { notificationDetailTexts } from '../NotificationDetail/texts.ts';
import { type NotificationFilter, typesToOffer, withType } from './filters.ts';
import * as styles from './NotificationDialog.css.ts';
import { notificationDialogTexts } from './texts.ts';

interface NotificationFiltersProps {
  readonly present: readonly NotificationType[];
  readonly filter: NotificationFilter;
  readonly onFilterChange: (filter: NotificationFilter) => void;
}

/** Narrows the list to what is unread and to chosen types; types that nothing is of are not offered. */
export function NotificationFilters({ present, filter, onFilterChange }: NotificationFiltersProps) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const { types } = useTexts('NotificationDetail', notificationDetailTexts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the look and the semantics of a form
    <div role="group" aria-label={texts.showOnly} className={styles.filters}>
      <ToggleChip pressed={filter.unreadOnly} onPressedChange={(unreadOnly) => onFilterChange({ ...filter, unreadOnly })}>
        {texts.unread}
      </ToggleChip>
      {typesToOffer(present, filter).map((type) => (
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
