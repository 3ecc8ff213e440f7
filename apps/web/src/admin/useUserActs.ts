import { type AdminUser, adminFailures, api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import type { UserQuestion } from '@everstep/ui/pages';
import { useDropStale } from '../api/useQuery.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { adminSentence, updateSentence } from './admin-sentence.ts';

/**
 * Suspends somebody, or lets them in again. A member is let in at once, as that harms nothing; the rest is asked about.
 * @param ask shows the question
 */
export function useChangeStatus(ask: (question: UserQuestion, user: AdminUser) => void): (user: AdminUser) => void {
  const letIn = useLetIn();
  return (user) => {
    if (user.status === 'active') ask('suspend', user);
    else if (user.role === 'admin') ask('let-in', user);
    else letIn(user);
  };
}

function useLetIn(): (user: AdminUser) => void {
  const call = useCall();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  return ({ id, name }) => {
    call(api.admin.userStatus, { params: { userId: id }, body: { status: 'active' } })
      .then(() => showToast({ id: 'user', tone: 'success', title: `${name} can sign in again` }))
      .catch((error: unknown) => showToast({ id: 'user', tone: 'danger', title: adminSentence(error, adminFailures.userStatus) }))
      .finally(() => dropStale(['admin']));
  };
}

interface UserAct {
  readonly run: () => Promise<unknown>;
  /** What is said once it is done. */
  readonly done: string;
  readonly failed: (error: unknown) => string;
}

/** What a question is about, ready to be done. */
export function useUserAct(): (question: UserQuestion, user: AdminUser) => UserAct {
  const call = useCall();
  return (question, { id, name, version }) => {
    const role = (next: AdminUser['role'], done: string): UserAct => ({
      run: () => call(api.admin.updateUser, { params: { id }, body: { role: next, version } }),
      done,
      failed: updateSentence,
    });
    switch (question) {
      case 'promote':
        return role('admin', `${name} is an administrator now`);
      case 'demote':
        return role('member', `${name} is a member now`);
      case 'suspend':
        return {
          run: () => call(api.admin.userStatus, { params: { userId: id }, body: { status: 'suspended' } }),
          done: `${name} is suspended`,
          failed: (error) => adminSentence(error, adminFailures.userStatus),
        };
      case 'let-in':
        return {
          run: () => call(api.admin.userStatus, { params: { userId: id }, body: { status: 'active' } }),
          done: `${name} can sign in again`,
          failed: (error) => adminSentence(error, adminFailures.userStatus),
        };
      case 'delete':
        return {
          run: () => call(api.admin.deleteUser, { params: { id } }),
          done: `The account of ${name} is deleted`,
          failed: (error) => adminSentence(error, adminFailures.deleteUser),
        };
    }
  };
}
