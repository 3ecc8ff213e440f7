import { api, type CourseSessionSummary } from '@everstep/domain';
import { useToast } from '@everstep/ui';
import { useSWRConfig } from 'swr';
import { sentenceOf } from '../api/errors.ts';
import { queryKey, useQuery } from '../api/useQuery.ts';
import { useCall, useSession } from '../session/SessionProvider.tsx';

interface Moves {
  /** The session that was deleted is no longer there to be shown. */
  readonly onRemoved: (id: string) => void;
  /** It is back. */
  readonly onRestored: (id: string) => void;
}

/** Earlier sessions, and their deletion with a way back. */
export function useCourseSessions({ onRemoved, onRestored }: Moves) {
  const call = useCall();
  const { session } = useSession();
  const { mutate } = useSWRConfig();
  const { showToast } = useToast();
  const list = useQuery(api.courses.sessions, {});
  const failed = (title: string, error: unknown) =>
    showToast({ id: `course-session-${title}`, tone: 'danger', title, description: sentenceOf(error) });

  const restore = async (params: { readonly sessionId: string }) => {
    try {
      const restored = await call(api.courses.restoreSession, { params });
      await mutate(queryKey(api.courses.session, { params }, session.token()), restored, { revalidate: false });
      void list.mutate();
      onRestored(params.sessionId);
    } catch (error) {
      failed('The session could not be brought back', error);
    }
  };
  const remove = async ({ _id: sessionId }: CourseSessionSummary) => {
    const params = { sessionId };
    try {
      await call(api.courses.removeSession, { params });
      void list.mutate((known) => known?.filter(({ _id }) => _id !== sessionId));
      onRemoved(sessionId);
      const action = { label: 'Undo', hint: 'Brings the session back with all that was said', onSelect: () => void restore(params) };
      showToast({ id: `course-session-${sessionId}`, title: 'Session deleted', action });
    } catch (error) {
      failed('The session could not be deleted', error);
    }
  };
  return {
    sessions: list.data,
    problem: list.error && !list.data ? sentenceOf(list.error) : undefined,
    retry: () => void list.mutate(),
    remove: (one: CourseSessionSummary) => void remove(one),
  };
}
