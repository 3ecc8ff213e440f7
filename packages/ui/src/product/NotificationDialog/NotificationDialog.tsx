import { CheckCheck, RefreshCw } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { DialogActions } from '../../internal/dialog-actions.ts';
import { Modal } from '../../internal/Modal/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { NotificationItem, NotificationType } from '../NotificationDetail/index.ts';
import { everything, filtered, isNarrow, type NotificationFilter } from './filters.ts';
import * as styles from './NotificationDialog.css.ts';
import { NotificationFilters } from './NotificationFilters.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationNotices } from './NotificationNotices.tsx';
import { type NotificationActs, NotificationRow } from './NotificationRow.tsx';
import { Failed, Loading, NoneFiltered, NoneYet } from './NotificationStates.tsx';
import { notificationDialogTexts } from './texts.ts';
import { UndoBar } from './UndoBar.tsx';

export interface NotificationDialogProps extends NotificationActs {
  /** Whether the list is shown. */
  readonly open: boolean;
  /** Called with `false` on Esc, on the scrim and on the close button. */
  readonly onOpenChange: (open: boolean) => void;
  /** Newest first; null until the first answer. */
  readonly notifications: readonly NotificationItem[] | null;
  /** The list could not be loaded and there is no copy of it. @default false */
  readonly failed?: boolean;
  /** How many are unread, those of later pages included. @default counted from `notifications` */
  readonly unread?: number | undefined;
  /** The list is fetched again. @default false */
  readonly refreshing?: boolean;
  /** Called when the list is to be fetched anew. */
  readonly onRefresh: () => void;
  /** Called when nothing shall be unread any more. */
  readonly onMarkAllRead: () => void;
  /** Called with the ids of what is shown and unread, while the list is narrowed to types. */
  readonly onMarkTheseRead: (ids: readonly string[]) => void;
  /** Called when the list is narrowed, and when it no longer is: what is wanted may stand on later pages. */
  readonly onFilterChange?: ((filter: NotificationFilter) => void) | undefined;
  /** The types that the list can be narrowed to. @default those in `notifications` */
  readonly types?: readonly NotificationType[] | undefined;
  /** What the list is narrowed to is being asked for. @default false */
  readonly searching?: boolean;
  /** What was deleted last and can be brought back; null once it can't. */
  readonly deleted?: Pick<NotificationItem, 'id' | 'subject'> | null;
  /** Called with the id of the deleted notification that is to come back. */
  readonly onUndoDelete?: ((id: string) => void) | undefined;
  /** Fetches the next page; leave it out where there is none. */
  readonly onLoadMore?: (() => void) | undefined;
  /** Older ones are being fetched. @default false */
  readonly loadingMore?: boolean;
  /** Marks the list as a saved copy from this instant (ISO-8601): the server does not answer. */
  readonly savedAt?: string | undefined;
  /** When quiet hours end, as the reader writes a time; only while they last. */
  readonly quietUntil?: string | undefined;
  /** The present; times are shown relative to it. */
  readonly now: Date;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

/** All messages from the team: what is new, and what to do with each. A notification in full is a `NotificationDetail` over it. */
export function NotificationDialog(props: NotificationDialogProps) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const { open, onOpenChange, notifications, failed = false, refreshing = false, onRefresh, deleted = null, onUndoDelete } = props;
  const { savedAt, quietUntil, now, timeZone } = props;
  const help = use(DialogActions);
  const unread = props.unread ?? notifications?.filter(({ isRead }) => !isRead).length ?? 0;
  const [filter, setFilter] = useState(everything);
  const changeFilter = (next: NotificationFilter) => {
    setFilter(next);
    props.onFilterChange?.(next);
  };
  const isFilled = notifications !== null && (notifications.length > 0 || isNarrow(filter));
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      description={unread > 0 ? texts.unreadCount(unread) : texts.description}
      bodyPadding="none"
      headerActions={
        <>
          {help}
          <IconButton label={texts.refresh} icon={<RefreshCw />} loading={refreshing} onClick={onRefresh} />
        </>
      }
    >
      <NotificationNotices {...{ savedAt, quietUntil, refreshing, onRefresh, now, timeZone }} />
      {failed && notifications === null && <Failed retrying={refreshing} onRetry={onRefresh} />}
      {!failed && notifications === null && <Loading />}
      {notifications?.length === 0 && !isFilled && <NoneYet />}
      {isFilled && <Filled {...props} {...{ notifications, unread, filter }} onFilterChange={changeFilter} />}
      {deleted && onUndoDelete && <UndoBar key={deleted.id} subject={deleted.subject} onUndo={() => onUndoDelete(deleted.id)} />}
    </Modal>
  );
}

interface FilledProps extends NotificationDialogProps {
  readonly notifications: readonly NotificationItem[];
  readonly unread: number;
  readonly filter: NotificationFilter;
  readonly onFilterChange: (filter: NotificationFilter) => void;
}

function Filled({
  notifications,
  unread,
  filter,
  onFilterChange,
  onLoadMore,
  loadingMore = false,
  searching = false,
  types,
  ...rest
}: FilledProps) {
  const texts = useTexts('NotificationDialog', notificationDialogTexts);
  const { onOpen, onMarkRead, onDelete, onMarkAllRead, onMarkTheseRead, now, timeZone } = rest;
  const shown = filtered(notifications, filter);
  const these = shown.flatMap(({ id, isRead }) => (isRead ? [] : [id]));
  const earlier = onLoadMore && (
    <div className={styles.more}>
      <Button tone="outline" loading={loadingMore} onClick={onLoadMore}>
        {texts.showEarlier}
      </Button>
    </div>
  );
  return (
    <>
      <div className={styles.toolbar}>
        <NotificationFilters present={types ?? notifications.map(({ type }) => type)} filter={filter} onFilterChange={onFilterChange} />
        {filter.types.length === 0 ? (
          <Button tone="ghost" size="small" icon={<CheckCheck />} disabled={unread === 0} onClick={onMarkAllRead}>
            {texts.markAllRead}
          </Button>
        ) : (
          <Button tone="ghost" size="small" icon={<CheckCheck />} disabled={these.length === 0} onClick={() => onMarkTheseRead(these)}>
            {texts.markTheseRead}
          </Button>
        )}
      </div>
      {shown.length === 0 && searching ? (
        <Loading />
      ) : shown.length === 0 && isNarrow(filter) ? (
        <>
          <NoneFiltered more={earlier !== undefined} onShowAll={() => onFilterChange(everything)} />
          {earlier}
        </>
      ) : (
        <NotificationList
          items={shown}
          row={(notification) => <NotificationRow {...{ notification, now, timeZone, onOpen, onMarkRead, onDelete }} />}
          end={earlier}
        />
      )}
    </>
  );
}
