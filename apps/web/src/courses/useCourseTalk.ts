import { api, CONTENT_GENERATION_TIMEOUT_MS, type CourseSession, type Input, type SafetyCard } from '@everstep/domain';
import { courseAiTexts } from '@everstep/domain/courses';
import type { TalkPhase, TalkProblem } from '@everstep/ui/pages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { queryKey, useQuery } from '../api/useQuery.ts';
import { helpMeanwhile, unsentHelp, useRulesAtHand } from '../care/unsent-help.ts';
import { useTellMoment } from '../care/useTellMoment.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { shownMessage, waitingMessages } from './course-messages.ts';
import { type CourseAi, failureOf } from './useCourseAi.ts';
import { useSentRequest } from './useSentRequest.ts';

type Body = Input<typeof api.courses.prompt>['body'];

/** A prompt on its way. */
interface Asked {
  /** The session that it was asked in; null for the first prompt of a new one. */
  readonly within: string | null;
  readonly prompt: string;
  readonly personaId: string;
  readonly at: string;
  /** What came of it, until the address leads there. */
  readonly answered?: CourseSession;
  /** People to reach, where the prompt speaks of danger and the server takes long to answer. */
  readonly help?: SafetyCard;
}

interface Options {
  readonly sessionId: string | null;
  readonly ai: Pick<CourseAi, 'personaId' | 'offline' | 'noteFailure'>;
  /** The first prompt has begun a session. */
  readonly onBegun: (sessionId: string) => void;
}

/**
 * One session of the course assistant: what was said, and asking. The first prompt begins it. A prompt that was on its way when the page
 * was left is asked for again under its key, which gives the one answer.
 */
export function useCourseTalk({ sessionId, ai, onBegun }: Options) {
  const { call, session } = useSession();
  const { mutate } = useSWRConfig();
  const name = `${useMemberId()}:${sessionId ?? 'new'}`;
  const draft = useDraft(`course:${name}`);
  const sent = useSentRequest<Body>(`course-asked:${name}`);
  const stored = useQuery(api.courses.session, { params: { sessionId: sessionId ?? '' } }, { enabled: sessionId !== null });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<(TalkProblem & Pick<Asked, 'within'>) | null>(null);
  useRulesAtHand();
  const tellMoment = useTellMoment();
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
  const underWay = useRef(new Set<string>());
  const send = async (body: Body) => {
    underWay.current.add(name);
    setProblem(null);
    const { prompt, personaId = '' } = body;
    const question = { within: sessionId, prompt, personaId, at: new Date().toISOString() };
    setAsked(question);
    const answered = helpMeanwhile(prompt, (help) => setAsked((one) => (one?.at === question.at ? { ...one, help } : one)));
    try {
      const options = { timeout: CONTENT_GENERATION_TIMEOUT_MS, idempotencyKey: sent.send(body) };
      const { session: answer } = await call(api.courses.prompt, { body }, options);
      answered();
      sent.answered();
      await keep(answer);
      draft.clear();
      const begins = sessionId === null && here.current === null;
      setAsked(begins ? { ...question, answered: answer } : null);
      if (begins) onBegun(answer._id);
    } catch (error) {
      // A connection that is lost, as by a reload, says nothing of the answer: it may be there already.
      if (!isLost(error)) sent.failed();
      const help = await unsentHelp(prompt);
      if (help) tellMoment();
      setAsked(null);
      setProblem({ within: sessionId, title: courseAiTexts.noResponse, reason: sentenceOf(error), help });
      ai.noteFailure(failureOf(error));
    } finally {
      answered();
      underWay.current.delete(name);
    }
  };
  const ask = () => {
    const prompt = draft.text.trim();
    if (prompt === '' || asked) return;
    const { personaId, offline } = ai;
    if (personaId === null) return setProblem({ within: sessionId, title: courseAiTexts.noPersona });
    void send({ prompt, personaId, offline, ...(sessionId === null ? {} : { sessionId }) });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session that is opened.
  useEffect(() => {
    const body = sent.onItsWay();
    // Whoever wrote on meanwhile means something else.
    if (body && !underWay.current.has(name) && body.prompt === draft.text.trim()) void send(body);
  }, [name]);

  const mine = asked?.within === sessionId ? asked : null;
  const open = mine?.answered ?? (sessionId === null ? undefined : stored.data);
  const said = useMemo(() => open?.messages.map(shownMessage) ?? [], [open]);
  const messages = useMemo(() => {
    if (!mine || mine.answered) return said;
    const [prompt, answer] = waitingMessages(mine.prompt, mine.personaId, mine.at);
    const last = said.at(-1);
    return [...said, ...(last?.role === 'user' && last.content === mine.prompt ? [answer] : [prompt, answer])];
  }, [said, mine]);
  return {
    title: open?.title,
    phase: phaseOf(sessionId, stored),
    reload: () => void stored.mutate(),
    messages,
    draft,
    ask,
    asking: mine !== null && !mine.answered,
    help: mine?.answered ? undefined : mine?.help,
    problem: problem?.within === sessionId ? problem : null,
    clearProblem: () => setProblem(null),
  };
}

function phaseOf(sessionId: string | null, { data, error }: ReturnType<typeof useQuery<typeof api.courses.session>>): TalkPhase {
  if (sessionId === null || data) return 'ready';
  if (!error) return 'loading';
  return error.kind === 'not-found' || error.kind === 'validation' ? 'missing' : 'failed';
}

const isLost = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'offline' || error.kind === 'timeout');
