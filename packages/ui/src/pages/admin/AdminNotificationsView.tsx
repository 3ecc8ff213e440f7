import { Stack } from '../../components/Stack/index.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';
import { GoingOut, type GoingOutProps } from './GoingOut.tsx';
import { NotificationForm, type NotificationFormProps } from './NotificationForm.tsx';
import { NotificationPreview } from './NotificationPreview.tsx';
import { letterFields } from './notification-draft.ts';
import { SentTable, type SentTableProps } from './SentTable.tsx';

export interface AdminNotificationsViewProps extends NotificationFormProps, SentTableProps, Pick<GoingOutProps, 'onSendNow' | 'hurrying'> {
  /** Name of the writer, as members will read it. */
  readonly sender: string;
}

/** Where administrators write to members, and see how many it reached. */
export function AdminNotificationsView(props: AdminNotificationsViewProps) {
  const {
    draft,
    onDraftChange,
    onSend,
    sending,
    problem,
    begun,
    now,
    today,
    sender,
    locale = 'en-GB',
    onSendNow,
    hurrying,
    ...list
  } = props;
  const { notifications = [], onCancel, cancelling, timeZone } = list;
  const form = { draft, onDraftChange, onSend, sending, problem, begun, now, today, timeZone, locale };
  return (
    <Stack gap="6">
      <GoingOut {...{ notifications, cancelling, onSendNow, hurrying, now }} onUndo={onCancel} goesOnAt={letterFields.title} />
      <PageColumns
        main={<NotificationForm {...form} />}
        side={<NotificationPreview draft={draft} sender={sender} now={now} timeZone={timeZone} locale={locale} />}
      />
      <SentTable {...list} locale={locale} />
    </Stack>
  );
}
