import type { AuditAct, AuditEntry } from '@everstep/domain';
import { useMemo } from 'react';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { momentOf } from './words.ts';

export interface AdminAuditViewProps extends EarlierPages {
  /** Newest first; undefined while they are on their way or could not be loaded. */
  readonly entries: readonly AuditEntry[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

const acts: Readonly<Record<AuditAct, string>> = {
  user_created: 'Made an account',
  user_renamed: 'Corrected a name',
  user_promoted: 'Gave an account the rights of an administrator',
  user_demoted: 'Took the rights of an administrator away',
  user_suspended: 'Suspended an account',
  user_reactivated: 'Let an account in again',
  user_deleted: 'Deleted an account',
  user_password_link: 'Sent a link for a new password',
  notification_sent: 'Sent a notification',
  notification_cancelled: 'Took a notification back',
  notification_hurried: 'Sent a waiting notification at once',
  notification_stopped: 'Sent no notification of an author who is no longer an administrator',
  message_sent: 'Wrote to a user',
  thread_answered: 'Answered a reply',
  template_created: 'Wrote a challenge',
  template_changed: 'Changed a challenge',
  template_published: 'Published a challenge',
  template_withdrawn: 'Withdrew a challenge',
  logs_cleared: 'Cleared the server logs',
  document_added: 'Uploaded a document',
  video_added: 'Uploaded a video',
  file_replaced: 'Uploaded a new version of a file',
  file_renamed: 'Renamed a file',
  file_deleted: 'Deleted a file',
  file_restored: 'Brought a deleted file back',
  captions_added: 'Gave a video captions',
  captions_removed: 'Took captions away',
};

const columnsOf = (timeZone: string): readonly TableColumn<AuditEntry>[] => [
  { key: 'act', header: 'What', cell: ({ act }) => acts[act] },
  { key: 'actor', header: 'Who', cell: ({ actorName }) => actorName },
  { key: 'about', header: 'About', cell: aboutOf },
  { key: 'at', header: 'When', noWrap: true, cell: ({ at }) => <time dateTime={at}>{momentOf(at, timeZone, 'en-GB')}</time> },
];

/** Tells accounts that are gone apart: the end of an id is chance, its beginning only the time. */
const markOf = (id: string): string => id.slice(-8);

/** Whom or what it was about, as both are called now. The name of an account goes with it; its id stays. */
function aboutOf({ userId, userName, recordId, recordName }: AuditEntry): string {
  const who = userId === null ? [] : [userName ?? `Account ${markOf(userId)}, gone with its name`];
  const what = recordId === null ? [] : [recordName === null ? 'something that is gone' : `“${recordName}”`];
  return [...who, ...what].join(', ') || '–';
}

/** What administrators did. Nothing in it can be changed or removed. */
export function AdminAuditView({ entries, problem, onRetry, timeZone, ...pages }: AdminAuditViewProps) {
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  return (
    <Card heading="What administrators did" aside="Kept for good, without the names of accounts that are gone">
      <Table
        caption="What administrators did"
        hideCaption
        columns={columns}
        rows={entries ?? []}
        rowKey={({ id }) => id}
        loading={entries === undefined && problem === undefined}
        loadingLabel="Loading the audit"
        error={problem && <RetryBanner problem={problem} onRetry={onRetry} />}
        empty={
          <EmptyState title="Nothing yet" headingLevel={3}>
            Each act of an administrator stands here from now on: who, what, to whom and when.
          </EmptyState>
        }
      />
      <EarlierButton {...pages} />
    </Card>
  );
}
