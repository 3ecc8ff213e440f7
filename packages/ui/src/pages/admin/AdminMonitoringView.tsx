import { type AdminUser, type DayActivity, dateText, type Monitoring, type ServerLog } from '@everstep/domain';
import { type ReactNode, useMemo } from 'react';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';
import { EmailAddress } from './EmailAddress.tsx';
import { activityWords, clockOf, levelWords, toldCount } from './monitoring-words.ts';
import { UserActions, type UserActs } from './UserActions.tsx';
import { USERS_LIST, useKeptRow } from './user-focus.ts';
import { momentOf } from './words.ts';

export interface AdminMonitoringViewProps extends UserActs {
  /** What was read last; undefined before the first. */
  readonly monitoring: Monitoring | undefined;
  /** When that was; undefined before the first. */
  readonly readAt?: Date | undefined;
  /** It is being read. @default false */
  readonly reading?: boolean | undefined;
  readonly onRefresh: () => void;
  /** Messages that can still be taken back. */
  readonly goingOut?: ReactNode;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

/** Who is new, what went wrong and what happened, at a glance. */
export function AdminMonitoringView(props: AdminMonitoringViewProps) {
  const { monitoring, reading = false, readAt, onRefresh, timeZone } = props;
  return (
    <Stack gap="6">
      {props.goingOut}
      <Card
        heading="Monitoring"
        aside={
          <Button size="small" tone="outline" loading={reading} onClick={onRefresh}>
            Refresh
          </Button>
        }
      >
        <Text tone="muted">
          {readAt ? `As of ${clockOf(readAt.toISOString(), timeZone)}. It is read again every minute.` : 'It is read again every minute.'}
        </Text>
        {!monitoring && !reading && (
          <EmptyState title="Nothing could be read yet" headingLevel={3}>
            The server did not answer. What is wrong stands in the browser's console.
          </EmptyState>
        )}
        {!monitoring && reading && (
          <LoadingRegion label="Loading the monitoring view">
            <Skeleton lines={4} />
          </LoadingRegion>
        )}
      </Card>
      {monitoring && (
        <PageColumns
          main={
            <>
              <Users {...props} users={monitoring.users} />
              <Activities activities={monitoring.activities} />
            </>
          }
          side={<Logs logs={monitoring.logs} timeZone={timeZone} />}
        />
      )}
    </Stack>
  );
}

const userColumnsOf = (timeZone: string): readonly TableColumn<AdminUser>[] => [
  { key: 'name', header: 'Name', cell: (user) => <Name user={user} /> },
  { key: 'email', header: 'E-mail', cell: ({ email, emailVerified }) => <EmailAddress email={email} verified={emailVerified} /> },
  // In half a page beside a long address: the time goes to a second line before it is cut.
  { key: 'joined', header: 'Joined', cell: ({ createdAt }) => momentOf(createdAt, timeZone, 'en-GB') },
];

function Name({ user: { name, status } }: { readonly user: AdminUser }) {
  if (status === 'active') return name;
  return (
    <Inline gap="2">
      {name}
      <Chip tone="warning">Suspended</Chip>
    </Inline>
  );
}

function Users({ users, timeZone, ...acts }: UserActs & { readonly users: readonly AdminUser[]; readonly timeZone: string }) {
  const columns = useMemo(() => userColumnsOf(timeZone), [timeZone]);
  const kept = useKeptRow(users);
  return (
    <Card id={USERS_LIST} tabIndex={-1} heading="Newest users">
      <Table
        {...kept}
        phone="lines"
        caption="Newest users"
        hideCaption
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        rowActions={(user) => <UserActions {...acts} user={user} />}
      />
    </Card>
  );
}

const activityColumns: readonly TableColumn<DayActivity>[] = [
  { key: 'kind', header: 'What', cell: ({ kind }) => activityWords[kind] },
  { key: 'date', header: 'Day', noWrap: true, cell: ({ date }) => dateText(date, date) },
  { key: 'count', header: 'How many', kind: 'number', cell: ({ count }) => toldCount(count) },
];

function Activities({ activities }: { readonly activities: readonly DayActivity[] }) {
  return (
    <Card heading="Activities" aside="Of the last 14 days">
      <Table
        caption="Activities"
        hideCaption
        columns={activityColumns}
        rows={activities}
        rowKey={({ date, kind }) => `${date} ${kind}`}
        empty={
          <EmptyState title="A quiet fortnight" headingLevel={3}>
            New accounts, notifications and challenges stand here in numbers.
          </EmptyState>
        }
      />
    </Card>
  );
}

function Logs({ logs, timeZone }: { readonly logs: readonly ServerLog[]; readonly timeZone: string }) {
  return (
    <Card
      heading="Server logs"
      aside={
        <LinkButton href="/admin/logs" size="small" tone="ghost">
          All logs
        </LinkButton>
      }
    >
      {logs.length === 0 ? (
        <EmptyState title="No warnings or errors here" headingLevel={3}>
          Those of all servers stand here for a week, or until somebody clears them.
        </EmptyState>
      ) : (
        <List aria-label="Newest lines of the server logs">
          {logs.map(({ id, at, level, message, detail }) => (
            <ListItem
              key={id}
              title={`${levelWords[level]}: ${message}`}
              description={[detail, momentOf(at, timeZone, 'en-GB')].filter(Boolean).join(', ')}
            />
          ))}
        </List>
      )}
    </Card>
  );
}
