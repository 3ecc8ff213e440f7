import type { AdminUser } from '@everstep/domain';
import { Banner } from '../../components/Banner/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { optionsOf } from './user-focus.ts';

/** What is asked about before it is done to an account. */
export const userQuestions = ['password-link', 'promote', 'demote', 'suspend', 'let-in', 'delete'] as const;
export type UserQuestion = (typeof userQuestions)[number];

export interface AdminQuestionDialogProps {
  readonly question: UserQuestion;
  readonly user: AdminUser;
  readonly onConfirm: () => void;
  /** It is being done. @default false */
  readonly pending?: boolean | undefined;
  /** Why it could not be done, in a sentence. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
}

const words: Readonly<Record<UserQuestion, (name: string, email: string) => { title: string; description: string; confirm: string }>> = {
  'password-link': (name, email) => ({
    title: `Send ${name} a link for a new password?`,
    description: `It goes to ${email} and to nobody else, works once, and for an hour. Until they use it their password stays as it is.`,
    confirm: 'Send link',
  }),
  promote: (name) => ({
    title: `Make ${name} an administrator?`,
    description: 'They will see this room with all accounts and replies, and can make further administrators.',
    confirm: 'Make administrator',
  }),
  demote: (name) => ({
    title: `Make ${name} a member?`,
    description: 'They will not see this room any more. Everything of their own stays.',
    confirm: 'Make member',
  }),
  suspend: (name) => ({
    title: `Suspend ${name}?`,
    description: 'They are signed out everywhere and cannot sign in until you let them in again. Nothing of theirs is lost.',
    confirm: 'Suspend',
  }),
  'let-in': (name) => ({
    title: `Let ${name} in again as an administrator?`,
    description: 'They can sign in, and see this room with all accounts and replies again. You can make them a member first.',
    confirm: 'Let in again',
  }),
  delete: (name) => ({
    title: `Delete the account of ${name}?`,
    description: 'Everything in it is gone at once: journal, moods, goals, habits, chats, photos. Nobody can bring it back.',
    confirm: 'Delete account',
  }),
};

/** A question before power is given or taken, or an account is. */
export function AdminQuestionDialog({ question, user, onConfirm, pending = false, problem, onClose }: AdminQuestionDialogProps) {
  const { title, description, confirm } = words[question](user.name, user.email);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onConfirm={onConfirm}
      title={title}
      description={description}
      confirmLabel={confirm}
      tone={question === 'suspend' || question === 'delete' ? 'danger' : 'primary'}
      pending={pending}
      finalFocus={() => optionsOf(user.id)}
    >
      {problem && (
        <Banner tone="danger" live="assertive">
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
