import { type AdminUser, adminFailures, api } from '@everstep/domain';
import { type ToastData, useToast } from '@everstep/ui';
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
  /** Resolves to what is said once it is done. */
  readonly run: () => Promise<Pick<ToastData, 'title' | 'description' | 'tone' | 'durationMs'>>;
  readonly failed: (error: unknown) => string;
}

/** What a question is about, ready to be done. */
export function useUserAct(): (question: UserQuestion, user: AdminUser) => UserAct {
  const call = useCall();
  return (question, { id, name, email, version }) => {
    const failedTo = (fallback: Parameters<typeof adminSentence>[1]) => (error: unknown) => adminSentence(error, fallback);
    const role = (next: AdminUser['role'], title: string): UserAct => ({
      run: () => call(api.admin.updateUser, { params: { id }, body: { role: next, version } }).then(() => ({ title })),
      failed: updateSentence,
    });
    const status = (next: AdminUser['status'], title: string): UserAct => ({
      run: () => call(api.admin.userStatus, { params: { userId: id }, body: { status: next } }).then(() => ({ title })),
      failed: failedTo(adminFailures.userStatus),
    });
    switch (question) {
      case 'password-link':
        return {
          run: () => call(api.admin.passwordLink, { params: { id } }).then(({ mailServer }) => linkSent(email, mailServer)),
          failed: failedTo(adminFailures.passwordLink),
        };
      case 'promote':
        return role('admin', `${name} is an administrator now`);
      case 'demote':
        return role('member', `${name} is a member now`);
      case 'suspend':
        return status('suspended', `${name} is suspended`);
      case 'let-in':
        return status('active', `${name} can sign in again`);
      case 'delete':
        return {
          run: () => call(api.admin.deleteUser, { params: { id } }).then(() => ({ title: `The account of ${name} is deleted` })),
          failed: failedTo(adminFailures.deleteUser),
        };
    }
  };
}

/** Without a mail server nobody gets anything: somebody has to bring them the letter. */
const linkSent = (email: string, mailServer: boolean) =>
  mailServer
    ? { title: `A link is on its way to ${email}` }
    : {
        tone: 'neutral' as const,
        title: 'No mail server is set up',
        durationMs: 20_000,
        description: `The letter to ${email} was laid into the folder “outbox” of the data folder. Whoever runs this server can pass it on.`,
      };
