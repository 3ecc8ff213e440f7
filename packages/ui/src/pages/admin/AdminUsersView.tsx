import type { AdminUser, UserSort } from '@everstep/domain';
import { Mail, UserPlus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn, type TableSort } from '../../components/Table/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { countOf } from '../../product/format.ts';
import { timeTexts } from '../../product/texts.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import * as styles from './AdminUsersView.css.ts';
import { EmailAddress } from './EmailAddress.tsx';
import type { Recipient } from './notification-draft.ts';
import { UserActions, type UserActs } from './UserActions.tsx';
import { USERS_LIST, USERS_SEARCH, useKeptRow } from './user-focus.ts';
import { dayOf } from './words.ts';

/** What is asked of all users. */
export interface UserFilter {
  readonly q: string;
  readonly role: AdminUser['role'] | 'any';
  readonly status: AdminUser['status'] | 'any';
  readonly sort: UserSort;
  readonly direction: 'asc' | 'desc';
}

export const everyUser: UserFilter = { q: '', role: 'any', status: 'any', sort: 'joined', direction: 'desc' };

export interface AdminUsersViewProps extends UserActs {
  readonly filter: UserFilter;
  readonly onFilterChange: (filter: UserFilter) => void;
  /** Those found so far; undefined while they are on their way or could not be loaded. */
  readonly users: readonly AdminUser[] | undefined;
  /** A search is under way. @default false */
  readonly searching?: boolean | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** Whether there are further ones. @default false */
  readonly more?: boolean | undefined;
  readonly onMore: () => void;
  /** Users that are chosen, of other searches too. */
  readonly chosen: readonly Recipient[];
  readonly onChosenChange: (chosen: readonly Recipient[]) => void;
  /** Begins a notification to those who are chosen. */
  readonly onWriteToChosen: () => void;
  readonly onNew: () => void;
  /** Messages that can still be taken back. */
  readonly goingOut?: ReactNode;
  readonly now: Date;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

const roleOptions = [
  { value: 'any', label: 'All roles' },
  { value: 'member', label: 'Members' },
  { value: 'admin', label: 'Administrators' },
] as const;
const statusOptions = [
  { value: 'any', label: 'All states' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
] as const;

/** All accounts: found, sorted and changed. */
export function AdminUsersView(props: AdminUsersViewProps) {
  const { users, problem, onRetry, chosen, more = false, searching = false, onMore, onNew, goingOut } = props;
  return (
    <Stack gap="6">
      {goingOut}
      <Card
        id={USERS_LIST}
        tabIndex={-1}
        heading="Users"
        aside={
          <Button size="small" icon={<UserPlus />} onClick={onNew}>
            New user
          </Button>
        }
      >
        <Stack gap="4">
          <Filters {...props} />
          {chosen.length > 0 ? <Chosen {...props} /> : <Text tone="muted">Tick those whom you want to write to together.</Text>}
          {problem && users && <RetryBanner problem={problem} onRetry={onRetry} />}
          <UserTable {...props} />
          {more && (
            <Inline>
              <Button tone="outline" loading={searching} onClick={onMore}>
                Show more
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

function Filters({ filter, onFilterChange, searching }: AdminUsersViewProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.filters}>
        <SearchField
          id={USERS_SEARCH}
          label="Search"
          help="How the name or the e-mail begins."
          defaultValue={filter.q}
          maxLength={100}
          loading={searching ?? false}
          onSearch={(q) => onFilterChange({ ...filter, q })}
        />
        <Select
          label="Role"
          options={roleOptions}
          value={filter.role}
          onValueChange={(role) => onFilterChange({ ...filter, role: roleOptions.find(({ value }) => value === role)?.value ?? 'any' })}
        />
        <Select
          label="State"
          options={statusOptions}
          value={filter.status}
          onValueChange={(status) =>
            onFilterChange({ ...filter, status: statusOptions.find(({ value }) => value === status)?.value ?? 'any' })
          }
        />
      </div>
    </div>
  );
}

function Chosen({ chosen, onChosenChange, onWriteToChosen }: AdminUsersViewProps) {
  return (
    <Inline gap="3" role="status">
      <Text>{`${countOf(chosen.length, 'user')} chosen`}</Text>
      <Button size="small" icon={<Mail />} onClick={onWriteToChosen}>
        Write to them
      </Button>
      <Button size="small" tone="ghost" onClick={() => onChosenChange([])}>
        Choose nobody
      </Button>
    </Inline>
  );
}

const isSort = (column: string): column is UserSort => column === 'name' || column === 'email' || column === 'joined';

function UserTable(props: AdminUsersViewProps) {
  const { filter, onFilterChange, users, problem, onRetry, chosen, onChosenChange, now, timeZone, ownId } = props;
  const { relative } = useTexts('Time', timeTexts);
  const minute = Math.floor(now.getTime() / 60_000);
  const columns = useMemo((): readonly TableColumn<AdminUser>[] => {
    const present = new Date(minute * 60_000);
    return [
      { key: 'name', header: 'Name', sortable: true, cell: (user) => <NameCell user={user} isOwn={user.id === ownId} /> },
      {
        key: 'email',
        header: 'E-mail',
        sortable: true,
        cell: ({ email, emailVerified }) => <EmailAddress email={email} verified={emailVerified} />,
      },
      { key: 'joined', header: 'Joined', sortable: true, noWrap: true, cell: ({ createdAt }) => dayOf(createdAt, timeZone, 'en-GB') },
      {
        key: 'seen',
        header: 'Last seen',
        noWrap: true,
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? 'Not lately' : relative(lastSeenAt, present, timeZone)),
      },
    ];
  }, [minute, timeZone, relative, ownId]);
  const sort: TableSort = { column: filter.sort, direction: filter.direction === 'asc' ? 'ascending' : 'descending' };
  const kept = useKeptRow(users ?? []);
  const choose = (selected: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...(users ?? [])].map(({ id, name }) => [id, name]));
    onChosenChange([...selected].map((id) => ({ id, name: known.get(id) ?? '' })));
  };
  return (
    <Table
      {...kept}
      phone="lines"
      caption="Users"
      hideCaption
      columns={columns}
      rows={users ?? []}
      rowKey={({ id }) => id}
      sort={sort}
      onSortChange={({ column, direction }) =>
        isSort(column) && onFilterChange({ ...filter, sort: column, direction: direction === 'ascending' ? 'asc' : 'desc' })
      }
      selection={{ selected: new Set(chosen.map(({ id }) => id)), onChange: choose, labelOf: ({ name }) => `Choose ${name}` }}
      loading={users === undefined && problem === undefined}
      loadingLabel="Loading users"
      rowActions={(user) => <UserActions {...props} user={user} />}
      error={problem && !users && <RetryBanner problem={problem} onRetry={onRetry} />}
      empty={
        <EmptyState title="Nobody found" headingLevel={3}>
          Names and addresses are found by how they begin.
        </EmptyState>
      }
    />
  );
}

function NameCell({ user: { name, role, status, isDemo }, isOwn }: { readonly user: AdminUser; readonly isOwn: boolean }) {
  return (
    <Inline gap="2">
      <span>{isOwn ? `${name} (you)` : name}</span>
      {role === 'admin' && <Chip>Administrator</Chip>}
      {status === 'suspended' && <Chip tone="warning">Suspended</Chip>}
      {isDemo && <Chip tone="neutral">Demo</Chip>}
    </Inline>
  );
}
