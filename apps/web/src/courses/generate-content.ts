import { api, CONNECTION_TEST_TIMEOUT_MS, CONTENT_GENERATION_TIMEOUT_MS, type GeneratedContent, type Input } from '@everstep/domain';
import { courseAiTexts, readCourseContent } from '@everstep/domain/courses';
import type { Call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';

export interface ContentPorts {
  readonly call: Call;
  readonly token: () => string | null;
}

/**
 * Has an outline, a quiz, a lesson or a free text written, within 30 seconds; a test of the connection has 5.
 * @throws ApiError `unauthorized` without a token, `invalid-answer` without content, else as the call failed
 */
export async function generateContent(
  { call, token }: ContentPorts,
  body: Input<typeof api.courses.generateContent>['body'],
): Promise<GeneratedContent> {
  if (token() === null) throw new ApiError('unauthorized', courseAiTexts.noToken);
  const timeout = body.metadata?.kind === 'connection-test' ? CONNECTION_TEST_TIMEOUT_MS : CONTENT_GENERATION_TIMEOUT_MS;
  const invalid = (cause: unknown) => new ApiError('invalid-answer', courseAiTexts.invalidContent, { cause });
  const answer = await call(api.courses.generateContent, { body }, { timeout }).catch((error: unknown) => {
    throw error instanceof ApiError && error.kind === 'invalid-answer' ? invalid(error) : error;
  });
  try {
    readCourseContent({ success: true, data: answer });
  } catch (cause) {
    throw invalid(cause);
  }
  return answer;
}
