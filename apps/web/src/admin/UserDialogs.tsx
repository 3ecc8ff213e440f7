import { type AdminUser, adminFailures, api } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { AdminMessageDialog, AdminQuestionDialog, AdminUserDialog, type UserQuestion, userQuestions } from '@everstep/ui/pages';
import { useAction } from '../api/useAction.ts';
import { useDropStale } from '../api/useQuery.ts';
import { useAsync } from '../forms/useAsync.ts';
import { useNewId } from '../forms/useNewId.ts';
import { textOf, useSubmit } from '../forms/useSubmit.ts';
import { type Layer, useLayers } from '../layout/useLayers.ts';
import { useCall } from '../session/SessionProvider.tsx';
import { adminSentence, updateSentence } from './admin-sentence.ts';
import { useMessageDraft } from './useLetterDraft.ts';
import { type StepUp, useStepUp } from './useStepUp.tsx';
import { useUserAct } from './useUserActs.ts';

/** What lies over the list of users: each dialog is a step of the history, so that Back closes it. */
export function UserDialogs({ users }: { readonly users: readonly AdminUser[] }) {
  const { open, hide } = useLayers();
  const stepUp = useStepUp();
  const layer = open.find((one): one is Layer & `admin:${string}` => one.startsWith('admin:'));
  if (layer === undefined) return stepUp.dialog;
  const [, what = '', id = ''] = layer.split(':');
  const user = users.find((one) => one.id === id);
  const onClose = () => hide(layer);
  const question = userQuestions.find((one) => one === what);
  return (
    <>
      {what === 'new' && <NewUser guard={stepUp.guard} onClose={onClose} />}
      {user && what === 'rename' && <Rename user={user} onClose={onClose} />}
      {user && what === 'write' && <Write user={user} onClose={onClose} />}
      {user && question && <Question question={question} user={user} guard={stepUp.guard} onClose={onClose} />}
      {stepUp.dialog}
    </>
  );
}

interface Closing {
  readonly onClose: () => void;
}

function NewUser({ guard, onClose }: Closing & Pick<StepUp, 'guard'>) {
  const call = useCall();
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const { idOf, stored } = useNewId();
  const form = useSubmit(
    async (data) => {
      const body = {
        firstName: textOf(data, 'firstName'),
        lastName: textOf(data, 'lastName'),
        email: textOf(data, 'email'),
        birthMonth: Number(textOf(data, 'birthMonth')),
        birthYear: Number(textOf(data, 'birthYear')),
        role: textOf(data, 'role') === 'admin' ? ('admin' as const) : ('member' as const),
      };
      const { name, email } = await guard(() => call(api.admin.createUser, { body: { ...body, id: idOf(body) } }));
      stored();
      dropStale(['admin']);
      showToast({
        id: 'user',
        tone: 'success',
        title: `${name} has an account`,
        description: `The link to its password went to ${email}.`,
      });
      onClose();
    },
    (error) => adminSentence(error, adminFailures.createUser),
  );
  return <AdminUserDialog form={form} onClose={onClose} />;
}

function Rename({ user, onClose }: Closing & { readonly user: AdminUser }) {
  const call = useCall();
  const dropStale = useDropStale();
  const form = useSubmit(async (data) => {
    const body = { firstName: textOf(data, 'firstName'), lastName: textOf(data, 'lastName'), version: user.version };
    // A name that was changed meanwhile is shown then, and can be corrected as it is now.
    await call(api.admin.updateUser, { params: { id: user.id }, body }).finally(() => dropStale(['admin']));
    onClose();
  }, updateSentence);
  return <AdminUserDialog user={user} form={form} onClose={onClose} />;
}

function Write({ user, onClose }: Closing & { readonly user: AdminUser }) {
  const { text, setText, clear } = useMessageDraft(user.id);
  const { showToast } = useToast();
  const { idOf, stored } = useNewId();
  const send = useAction(api.admin.sendMessage, {
    onDone: () => {
      stored();
      clear();
      showToast({ id: 'user', tone: 'success', title: `Your message is with ${user.name}` });
      onClose();
    },
  });
  return (
    <AdminMessageDialog
      user={user}
      draft={text}
      onDraftChange={(next) => void setText(next)}
      onSend={(message) => {
        const body = { message };
        void send.run({ params: { userId: user.id }, body: { ...body, id: idOf(body) } });
      }}
      sending={send.pending}
      problem={send.error ? adminSentence(send.error, adminFailures.message) : undefined}
      onClose={onClose}
    />
  );
}

interface QuestionProps extends Closing, Pick<StepUp, 'guard'> {
  readonly question: UserQuestion;
  readonly user: AdminUser;
}

function Question({ question, user, guard, onClose }: QuestionProps) {
  const dropStale = useDropStale();
  const { showToast } = useToast();
  const act = useUserAct()(question, user);
  const doing = useAsync(async () => {
    const said = await guard(act.run);
    onClose();
    showToast({ id: 'user', tone: 'success', ...said });
    dropStale(['admin']);
  });
  return (
    <AdminQuestionDialog
      question={question}
      user={user}
      onConfirm={doing.run}
      pending={doing.pending}
      problem={doing.error ? act.failed(doing.error) : undefined}
      onClose={onClose}
    />
  );
}
