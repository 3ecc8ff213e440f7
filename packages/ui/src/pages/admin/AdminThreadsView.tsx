import type { Thread } from '@everstep/domain';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { timeTexts } from '../../product/texts.ts';
import { EarlierButton, type EarlierPages } from '../system/EarlierButton.tsx';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { linkTo, useFocusHandover } from '../system/use-focus-handover.ts';
import { beginningOf } from './words.ts';

export interface AdminThreadsViewProps extends EarlierPages {
  /** Unread ones first, then newest first; undefined while they are on their way or could not be loaded. */
  readonly threads: readonly Thread[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  readonly now: Date;
  /** IANA zone of the reader. */
  readonly timeZone: string;
  /** The thread that was read in this place a moment ago: its row takes the focus back. */
  readonly leftId?: string | undefined;
}

const addressOf = (id: string | undefined) => `/admin/replies/${id}`;

/** What members answered, all of them: unread ones first. */
export function AdminThreadsView({ threads, problem, onRetry, now, timeZone, leftId, ...pages }: AdminThreadsViewProps) {
  useFocusHandover(leftId !== undefined && threads !== undefined, () => linkTo(addressOf(leftId)));
  const unread = threads?.filter((thread) => thread.unread).length ?? 0;
  return (
    <Card heading="Replies of members" aside={threads && (unread > 0 ? `${unread} new` : 'Nothing new')}>
      {problem && <RetryBanner problem={problem} onRetry={onRetry} />}
      {!threads && !problem && (
        <LoadingRegion label="Loading replies">
          <Skeleton lines={4} />
        </LoadingRegion>
      )}
      {threads?.length === 0 && (
        <EmptyState title="No replies yet" headingLevel={3}>
          When a member answers a notification, it stands here for every administrator.
        </EmptyState>
      )}
      {threads && threads.length > 0 && <Threads threads={threads} now={now} timeZone={timeZone} />}
      <EarlierButton {...pages} />
    </Card>
  );
}

/** Who has the last word: it says whether the thread is answered. */
const writerOf = ({ userName, lastMessageBy: { side, name, own } }: Thread): string => {
  if (own) return 'You';
  return side === 'member' ? userName : name;
};

const aboutOf = ({ userName, subject, lastMessageBy }: Thread): string =>
  lastMessageBy.side === 'member' ? `About “${subject}”` : `To ${userName} about “${subject}”`;

function Threads({ threads, now, timeZone }: Pick<AdminThreadsViewProps, 'now' | 'timeZone'> & { readonly threads: readonly Thread[] }) {
  const { relative } = useTexts('Time', timeTexts);
  return (
    <List aria-label="Replies of members">
      {threads.map((thread) => (
        <ListItem
          key={thread.id}
          href={addressOf(thread.id)}
          title={`${writerOf(thread)}: ${beginningOf(thread.lastMessage)}`}
          description={`${aboutOf(thread)}, ${relative(thread.lastMessageAt, now, timeZone)}`}
          end={thread.unread ? <Chip>New</Chip> : null}
        />
      ))}
    </List>
  );
}
