import { type CoursePersonaId, coursePersonaIds, DEFAULT_COURSE_PERSONA_ID } from '../chat/course-personas.ts';
import { speechTexts } from './speech-texts.ts';

/** Texts of the assistant of the learning area. */
export const courseAiTexts = {
  noToken: 'Authentication token not found',
  invalidContent: 'Invalid response format',
  noPersona: 'No course AI persona selected',
  noResponse: 'Failed to get course AI response',
  personaNotSet: 'Failed to set course persona',
  personasNotLoaded: 'Failed to load course personas',
  testFailed: 'OFFLINE - Connection test failed',
  keyProblem: 'The AI service key is missing or invalid. Fallback responses are used.',
  statusCheckFailed: 'AI services are not properly configured. Some features may be limited.',
} as const;

/** What is said of a persona that there is not. */
export const coursePersonaNotFound = (id: string): string => `Course persona ${id} not found`;

export const isCoursePersona = (id: string): id is CoursePersonaId => coursePersonaIds.some((known) => known === id);

/** The persona that answers: the saved one if it still exists, else course-creator. */
export const coursePersonaOf = (saved: string | null | undefined): CoursePersonaId =>
  saved != null && isCoursePersona(saved) ? saved : DEFAULT_COURSE_PERSONA_ID;

/** Whether the built-in assistant answers: by the member's setting or by the flag of the device. */
export const isCourseAiOffline = (setting: boolean | undefined, localFlag: boolean | undefined): boolean =>
  setting === true || localFlag === true;

/** What is asked to test a connection. */
export const CONNECTION_TEST_PROMPT = 'Answer with the single word ONLINE.';

/** Whether an answer to {@link CONNECTION_TEST_PROMPT} passes the test. */
export const isOnline = (reply: string): boolean => reply.includes('ONLINE');

export type CourseAiStatus = 'unknown' | 'configured' | 'not-configured';
/** What the client knows of the AI service, and what it tells the member; null when there is nothing to tell. */
export interface CourseAiState {
  readonly status: CourseAiStatus;
  readonly message: string | null;
}

/** After the status check: its answer, or undefined when none came. A server that is meant to do without a model has nothing to report. */
export function stateAfterCheck(answer: unknown): CourseAiState {
  if (!isRecord(answer) || answer.success !== true) return { status: 'not-configured', message: courseAiTexts.statusCheckFailed };
  const isOffline = isRecord(answer.data) && answer.data.provider === 'offline';
  return { status: isOffline ? 'not-configured' : 'configured', message: null };
}

/** What a call failed with, as far as it is known. */
export interface CallFailure {
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * A missing key and errors of authentication mean that nothing is configured; any other failure leaves the state as it was. Where no model
 * is meant to answer, it is no news that none does.
 */
export function stateAfterFailure(state: CourseAiState, { status, code, message }: CallFailure): CourseAiState {
  if (state.status === 'not-configured' && code === 'not_configured') return state;
  const isKeyProblem =
    status === 401 ||
    status === 403 ||
    code === 'not_configured' ||
    /api[ _-]?key|\bkey is missing|unauthori[sz]ed|authentication/i.test(message ?? '');
  return isKeyProblem ? { status: 'not-configured', message: courseAiTexts.keyProblem } : state;
}

/**
 * Reads generated content from an answer.
 * @throws Error `Invalid response format` without success and text
 */
export function readCourseContent(answer: unknown): string {
  const data = isRecord(answer) && answer.success === true && isRecord(answer.data) ? answer.data : undefined;
  if (typeof data?.content !== 'string') throw new Error(courseAiTexts.invalidContent);
  return data.content;
}

/**
 * Reads the address of the audio from an answer.
 * @throws Error with the text for a failed conversion
 */
export function readSpeech(answer: unknown): string {
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : undefined;
  if (typeof data?.audioUrl !== 'string') throw new Error(speechTexts.failed);
  return data.audioUrl;
}

/** What stands in the place of content that could not be written. */
export const contentErrorText = (details: string): string =>
  [
    '## AI Service Error',
    `The content could not be written: ${details}`,
    '**What you can try**',
    [
      '- Try again in a minute: services are often busy for a moment only.',
      '- Shorten the text: long ones take longer.',
      '- Ask whoever runs this server whether `AI_PROVIDER`, `AI_BASE_URL`, `AI_API_KEY` and `AI_MODEL` are right.',
      '- Until then the built-in assistant makes outlines, quizzes and lessons from any text that you paste.',
    ].join('\n'),
  ].join('\n\n');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
