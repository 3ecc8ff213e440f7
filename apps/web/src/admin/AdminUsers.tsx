import { type AdminUser, adminFailures, api } from '@everstep/domain';
import { AdminUsersView, type NotificationDraft, type Recipient } from '@everstep/ui/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePages } from '../api/usePages.ts';
import { useLayers } from '../layout/useLayers.ts';
import { useNow } from '../layout/useNow.ts';
import { useMemberId } from '../session/SessionProvider.tsx';
import { BEGUN } from './AdminNotifications.tsx';
import { adminSentence } from './admin-sentence.ts';
import { GoingOutNow } from './GoingOutNow.tsx';
import { UserDialogs } from './UserDialogs.tsx';
import { useLetterDraft } from './useLetterDraft.ts';
import { useChangeStatus } from './useUserActs.ts';
import { useUserFilter } from './useUserFilter.ts';

/** Whom the letter that is being written is for: they can be added to, and left out. */
const recipientsOf = ({ audience, recipients }: NotificationDraft): readonly Recipient[] => (audience === 'chosen' ? recipients : []);

/** All accounts: searched and sorted by the server, a page at a time. */
export function AdminUsers() {
  const now = useNow();
  const ownId = useMemberId();
  const navigate = useNavigate();
  const { show } = useLayers();
  const [filter, setFilter] = useUserFilter();
  const { readDraft, setDraft } = useLetterDraft();
  const [chosen, setChosen] = useState(() => recipientsOf(readDraft()));
  const { role, status, ...search } = filter;
  const found = usePages(
    api.admin.users,
    (from) => ({ query: { ...search, ...(role === 'any' ? {} : { role }), ...(status === 'any' ? {} : { status }), ...from } }),
    { keepPreviousData: true },
  );
  const users = found.pages?.flatMap((page) => page.users);
  const ask = (what: string) => (user: AdminUser) => show(`admin:${what}:${user.id}`);
  const changeStatus = useChangeStatus((question, user) => ask(question)(user));
  return (
    <>
      <AdminUsersView
        filter={filter}
        onFilterChange={setFilter}
        users={users}
        searching={found.loading}
        problem={found.error ? adminSentence(found.error, adminFailures.users) : undefined}
        onRetry={() => void found.retry()}
        more={found.more}
        onMore={found.loadMore}
        chosen={chosen}
        onChosenChange={setChosen}
        onWriteToChosen={() => {
          setDraft({ ...readDraft(), audience: 'chosen', recipients: chosen });
          void navigate('/admin/notifications', { state: BEGUN });
        }}
        onNew={() => show('admin:new')}
        ownId={ownId}
        onWrite={ask('write')}
        onRename={ask('rename')}
        onRole={(user) => ask(user.role === 'admin' ? 'demote' : 'promote')(user)}
        onStatus={changeStatus}
        onDelete={ask('delete')}
        onPasswordLink={ask('password-link')}
        now={now}
        timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
        goingOut={<GoingOutNow />}
      />
      <UserDialogs users={users ?? []} />
    </>
  );
}
