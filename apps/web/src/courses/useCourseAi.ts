import { api, CONNECTION_TEST_TIMEOUT_MS, type CoursePersona, PERSONA_LOAD_DELAY_MS } from '@everstep/domain';
import {
  type CallFailure,
  CONNECTION_TEST_PROMPT,
  type CourseAiState,
  type CourseAiStatus,
  courseAiTexts,
  coursePersonaOf,
  isCourseAiOffline,
  isOnline,
  stateAfterCheck,
  stateAfterFailure,
} from '@everstep/domain/courses';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { ApiError, sentenceOf } from '../api/errors.ts';
import { useQuery } from '../api/useQuery.ts';
import { useOnline } from '../layout/useOnline.ts';
import { useMemberId, useSession } from '../session/SessionProvider.tsx';
import { generateContent } from './generate-content.ts';
import { useCourseAiSettings } from './useCourseAiSettings.ts';

/** How a test of the connection ended, in words; null before the first one. */
export interface ConnectionTest {
  readonly passed: boolean;
  readonly text: string;
}

/** The assistant of the learning area as a member has set it, and what is known of the service behind it. */
export interface CourseAi {
  /** Undefined while they are on their way, and when they could not be loaded. */
  readonly personas: readonly CoursePersona[] | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly personasProblem: string | undefined;
  readonly retryPersonas: () => void;
  /** The persona that answers; null until the member's choice is known. */
  readonly personaId: string | null;
  /** Keeps another choice. One that cannot be kept is taken back, and said. */
  readonly setPersona: (id: string) => void;
  /** The built-in assistant answers: by the member's setting, by the flag of this device, or without a connection. */
  readonly offline: boolean;
  /** Whether the member wants the built-in assistant. */
  readonly wantsBuiltIn: boolean;
  readonly setOffline: (offline: boolean) => void;
  readonly status: CourseAiStatus;
  /** What is to be told of the service; null when there is nothing. */
  readonly message: string | null;
  /** Takes in why a call failed, as far as that says something of the service. */
  readonly noteFailure: (failure: CallFailure) => void;
  /** Passes only if a model answers with ONLINE within five seconds. */
  readonly testConnection: () => Promise<boolean>;
  readonly testing: boolean;
  readonly tested: ConnectionTest | null;
}

const UNKNOWN: CourseAiState = { status: 'unknown', message: null };
const PASSED: ConnectionTest = { passed: true, text: 'ONLINE - Connection test passed' };
const FAILED: ConnectionTest = { passed: false, text: courseAiTexts.testFailed };

/** Personas, choice, setting and status of the assistant; every part of the page that asks sees the same. */
export function useCourseAi(): CourseAi {
  const { personas, personasProblem, retryPersonas } = usePersonas();
  const { saved, setPersona, setOffline, flag } = useCourseAiSettings();
  const { status, message, noteFailure, recheck } = useStatus();
  const online = useOnline();
  const wantsBuiltIn = isCourseAiOffline(saved?.offline, flag);
  return {
    personas,
    personasProblem,
    retryPersonas,
    personaId: saved === undefined ? null : coursePersonaOf(saved.personaId),
    setPersona,
    offline: isCourseAiOffline(saved?.offline, flag || !online),
    wantsBuiltIn,
    setOffline,
    status,
    message,
    noteFailure,
    ...useConnectionTest(noteFailure, recheck),
  };
}

/** The list comes half a second after the page. */
function usePersonas() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PERSONA_LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data, error, mutate } = useQuery(api.courses.personas, {}, { enabled: due });
  return {
    personas: data?.personas,
    personasProblem: error && !data ? courseAiTexts.personasNotLoaded : undefined,
    retryPersonas: () => void mutate(),
  };
}

/** What the check on opening found, or a call after it. */
function useStatus() {
  const memberId = useMemberId();
  const check = useQuery(api.courses.learningStats, {}, { call: { timeout: CONNECTION_TEST_TIMEOUT_MS } });
  // Beside the answers of the server, so that all who ask share it.
  const noted = useSWR<CourseAiState | null>(['course-ai-failure', memberId], null);
  const checked = check.data || check.error ? stateAfterCheck(check.data && { success: true, data: check.data }) : UNKNOWN;
  const state = noted.data ?? checked;
  return {
    ...state,
    noteFailure: (failure: CallFailure) => {
      const next = stateAfterFailure(state, failure);
      if (next !== state) void noted.mutate(next, { revalidate: false });
    },
    recheck: () => {
      void noted.mutate(null, { revalidate: false });
      void check.mutate();
    },
  };
}

function useConnectionTest(noteFailure: CourseAi['noteFailure'], recheck: () => void) {
  const { call, session } = useSession();
  const [testing, setTesting] = useState(false);
  const [tested, setTested] = useState<ConnectionTest | null>(null);
  const testConnection = async () => {
    setTesting(true);
    setTested(null);
    try {
      const ports = { call, token: () => session.token() };
      const { content, problem } = await generateContent(ports, {
        prompt: CONNECTION_TEST_PROMPT,
        metadata: { kind: 'connection-test' },
      });
      const passed = problem === null && isOnline(content);
      if (passed) recheck();
      else if (problem === 'not-configured') noteFailure({ code: 'not_configured' });
      setTested(passed ? PASSED : FAILED);
      return passed;
    } catch (error) {
      noteFailure(failureOf(error));
      setTested({ passed: false, text: `${courseAiTexts.testFailed}. ${sentenceOf(error)}` });
      return false;
    } finally {
      setTesting(false);
    }
  };
  return { testConnection, testing, tested };
}

/** What a failed call says of the service. */
export const failureOf = (error: unknown): CallFailure =>
  error instanceof ApiError ? { status: error.status, code: error.code, message: error.message } : {};
