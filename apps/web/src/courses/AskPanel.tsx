import { readProfileImage } from '@everstep/domain';
import { LearningTalkView } from '@everstep/ui/pages';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useReadAloud } from '../chat/useReadAloud.ts';
import { API_BASE } from '../config.ts';
import { useNow } from '../layout/useNow.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { learningPersonas } from './learning-personas.ts';
import type { CourseAi } from './useCourseAi.ts';
import { useCourseSessions } from './useCourseSessions.ts';
import { useCourseTalk } from './useCourseTalk.ts';

const SESSION = 'session';
const addressOf = (sessionId: string) => `/learning?${SESSION}=${sessionId}`;

/** Asks the personas of the learning area; the open session stands in the address. */
export function AskPanel({ ai }: { readonly ai: CourseAi }) {
  const [query] = useSearchParams();
  const sessionId = query.get(SESSION);
  const navigate = useNavigate();
  const { user } = useSession();
  const now = useNow();
  const timeZone = useMemo(() => Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  const talk = useCourseTalk({ sessionId, ai, onBegun: (id) => void navigate(addressOf(id), { replace: true, preventScrollReset: true }) });
  const earlier = useCourseSessions({
    onRemoved: (id) => id === sessionId && void navigate('/learning', { replace: true }),
    onRestored: (id) => void navigate(addressOf(id)),
  });
  const { readingId, toggle } = useReadAloud(sessionId);
  const name = user?.name ?? '';
  const imageUrl = readProfileImage(user?.profileImage, API_BASE)?.thumbnail;
  const member = useMemo(() => ({ name, imageUrl }), [name, imageUrl]);
  const offered = useMemo(
    () => ai.personas?.flatMap(({ id }) => learningPersonas.find((persona) => persona.id === id) ?? []),
    [ai.personas],
  );
  return (
    <LearningTalkView
      personas={offered}
      personasProblem={ai.personasProblem}
      onPersonasRetry={ai.retryPersonas}
      persona={learningPersonas.find(({ id }) => id === ai.personaId) ?? null}
      onPersonaChange={ai.setPersona}
      authors={learningPersonas}
      member={member}
      sessionId={sessionId}
      title={talk.title}
      phase={talk.phase}
      onReload={talk.reload}
      messages={talk.messages}
      draft={talk.draft.text}
      onDraftChange={talk.draft.setText}
      onSend={talk.ask}
      asking={talk.asking}
      help={talk.help}
      problem={talk.problem}
      onProblemRead={talk.clearProblem}
      onReadAloud={toggle}
      readingId={readingId}
      sessions={earlier.sessions}
      sessionsProblem={earlier.problem}
      onSessionsRetry={earlier.retry}
      onRemove={earlier.remove}
      now={now}
      timeZone={timeZone}
    />
  );
}
