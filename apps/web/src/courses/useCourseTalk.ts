import { api, CONTENT_GENERATION_TIMEOUT_MS, type CourseSession } from '@everstep/domain';
import { courseAiTexts } from '@everstep/domain/courses';
import type { TalkPhase, TalkProblem } from '@everstep/ui/pages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { sentenceOf } from '../api/errors.ts';
import { queryKey, useQuery } from '../api/useQuery.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { shownMessage, waitingMessages } from './course-messages.ts';
import { type CourseAi, failureOf } from './useCourseAi.ts';

/** A prompt on its way. */
interface Asked {
  /** The session that it was asked in; null for the first prompt of a new one. */
  readonly within: string | null;
  readonly prompt: string;
  readonly personaId: string;
  readonly at: string;
  /** What came of it, until the address leads there. */
  readonly answered?: CourseSession;
}

interface Options {
  readonly sessionId: string | null;
  readonly ai: Pick<CourseAi, 'personaId' | 'offline' | 'noteFailure'>;
  /** The first prompt has begun a session. */
  readonly onBegun: (sessionId: string) => void;
}

/** One session of the course assistant: what was said, and asking. The first prompt begins it. */
export function useCourseTalk({ sessionId, ai, onBegun }: Options) {
  const { call, session } = useSession();
  const { mutate } = useSWRConfig();
  const draft = useDraft(`course:${useMemberId()}:${sessionId ?? 'new'}`);
  const stored = useQuery(api.courses.session, { params: { sessionId: sessionId ?? '' } }, { enabled: sessionId !== null });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<(TalkProblem & Pick<Asked, 'within'>) | null>(null);
  const keyOf = useOneKeyPerPrompt();
  const here = useRef<string | null | undefined>(sessionId);
  useEffect(() => {
    here.current = sessionId;
    setAsked((one) => (one?.answered ? null : one));
    return () => {
      here.current = undefined;
    };
  }, [sessionId]);

  const keep = async (answer: CourseSession) => {
    const params = { sessionId: answer._id };
    await mutate(queryKey(api.courses.session, { params }, session.token()), answer, { revalidate: false });
    void mutate(queryKey(api.courses.sessions, {}, session.token()));
  };
  const ask = async () => {
    const prompt = draft.text.trim();
    if (prompt === '' || asked) return;
    setProblem(null);
    const { personaId, offline } = ai;
    if (personaId === null) return setProblem({ within: sessionId, title: courseAiTexts.noPersona });
    const question = { within: sessionId, prompt, personaId, at: new Date().toISOString() };
    setAsked(question);
    const body = { prompt, personaId, offline, ...(sessionId === null ? {} : { sessionId }) };
    try {
      const options = { timeout: CONTENT_GENERATION_TIMEOUT_MS, idempotencyKey: keyOf(JSON.stringify(body)) };
      const { session: answer } = await call(api.courses.prompt, { body }, options);
      await keep(answer);
      draft.clear();
      const begins = sessionId === null && here.current === null;
      setAsked(begins ? { ...question, answered: answer } : null);
      if (begins) onBegun(answer._id);
    } catch (error) {
      setAsked(null);
      setProblem({ within: sessionId, title: courseAiTexts.noResponse, reason: sentenceOf(error) });
      ai.noteFailure(failureOf(error));
    }
  };

  const mine = asked?.within === sessionId ? asked : null;
  const open = mine?.answered ?? (sessionId === null ? undefined : stored.data);
  const said = useMemo(() => open?.messages.map(shownMessage) ?? [], [open]);
  const messages = useMemo(
    () => (mine && !mine.answered ? [...said, ...waitingMessages(mine.prompt, mine.personaId, mine.at)] : said),
    [said, mine],
  );
  return {
    title: open?.title,
    phase: phaseOf(sessionId, stored),
    reload: () => void stored.mutate(),
    messages,
    draft,
    ask: () => void ask(),
    asking: mine !== null && !mine.answered,
    problem: problem?.within === sessionId ? problem : null,
    clearProblem: () => setProblem(null),
  };
}

function phaseOf(sessionId: string | null, { data, error }: ReturnType<typeof useQuery<typeof api.courses.session>>): TalkPhase {
  if (sessionId === null || data) return 'ready';
  if (!error) return 'loading';
  return error.kind === 'not-found' || error.kind === 'validation' ? 'missing' : 'failed';
}

/** Sent again after a failure, the same prompt is asked once; one that was changed is another. */
function useOneKeyPerPrompt(): (body: string) => string {
  const last = useRef<{ readonly body: string; readonly key: string }>(undefined);
  return (body) => {
    if (last.current?.body !== body) last.current = { body, key: crypto.randomUUID() };
    return last.current.key;
  };
}
