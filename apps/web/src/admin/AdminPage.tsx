import { type AdminSection, AdminsOnlyView, AdminView, NotFoundView, readAdminSection } from '@everstep/ui/pages';
import { type ReactNode, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { AdminLibrary } from '../library/AdminLibrary.tsx';
import { AccountUnknown } from '../session/AccountUnknown.tsx';
import { useRole } from '../session/useRole.ts';
import { AdminChallenges } from '../templates/AdminChallenges.tsx';
import { AdminAudit } from './AdminAudit.tsx';
import { AdminLogs } from './AdminLogs.tsx';
import { AdminMonitoring } from './AdminMonitoring.tsx';
import { AdminNotifications } from './AdminNotifications.tsx';
import { AdminOverview } from './AdminOverview.tsx';
import { AdminReplies } from './AdminReplies.tsx';
import { AdminUsers } from './AdminUsers.tsx';
import { useAdminView } from './useAdminView.ts';
import { useCameBy } from './useCameBy.ts';
import { useWaitingReplies } from './useWaitingReplies.ts';

const parts: Readonly<Record<AdminSection, () => ReactNode>> = {
  overview: AdminOverview,
  users: AdminUsers,
  notifications: AdminNotifications,
  replies: AdminReplies,
  challenges: AdminChallenges,
  library: AdminLibrary,
  logs: AdminLogs,
  monitoring: AdminMonitoring,
  audit: AdminAudit,
};

/** The administrators' room. Who else comes here is told whom it is for, and nothing is asked for. */
export function AdminPage() {
  usePageTitle('Admin Dashboard');
  const role = useRole();
  const [viewOn, setViewOn] = useAdminView();
  const section = readAdminSection(useParams().section);
  // The server decides on each call; somebody may have become a member since the account was loaded.
  const waiting = useWaitingReplies();
  if (role === undefined) return <AccountUnknown />;
  if (role !== 'admin' || waiting.error?.code === 'forbidden') return <AdminsOnlyView />;
  if (section === undefined) return <NotFoundView />;
  return <Room section={section} viewOn={viewOn} onViewChange={setViewOn} unread={waiting.data?.unreadCount} />;
}

interface RoomProps {
  readonly section: AdminSection;
  readonly viewOn: boolean;
  readonly onViewChange: (on: boolean) => void;
  readonly unread: number | undefined;
}

function Room({ section, ...view }: RoomProps) {
  const navigate = useNavigate();
  const byLink = useCameBy() !== 'POP';
  // A press tells of the part twice, by pointer and by focus, and one visit is one entry of the history.
  const newest = useRef(section);
  newest.current = section;
  const visit = (next: AdminSection) => {
    if (next === newest.current) return;
    newest.current = next;
    void navigate(`/admin/${next}`);
  };
  const Part = parts[section];
  return (
    <AdminView {...view} byLink={byLink} section={section} onSectionChange={visit}>
      <Part />
    </AdminView>
  );
}
