import { endpoint } from '../shared/endpoint.ts';
import type { Done } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

export const courses = {
  personas: endpoint<{ response: typeof S.CoursePersonas }>({
    method: 'GET',
    path: '/api/courses/ai/personas',
    auth: 'member',
    tags: ['courses'],
    errors: [],
    summary: 'The three personas of the learning area, and which one is chosen.',
  }),
  settings: endpoint<{ response: typeof S.CourseAiSettings }>({
    method: 'GET',
    path: '/api/courses/ai/settings',
    auth: 'member',
    tags: ['courses'],
    errors: [],
    summary: 'Saved persona and offline flag.',
  }),
  changeSettings: endpoint<{ body: typeof S.CourseAiSettingsBody; response: typeof S.CourseAiSettings }>({
    method: 'PUT',
    path: '/api/courses/ai/settings',
    auth: 'member',
    tags: ['courses'],
    errors: ['not_found'],
    summary: 'Choose the persona, or the built-in assistant.',
  }),
  prompt: endpoint<{ body: typeof S.CoursePromptBody; response: typeof S.CoursePromptAnswer }>({
    method: 'POST',
    path: '/api/courses/ai/sessions',
    auth: 'member',
    tags: ['courses'],
    errors: ['not_found', 'turn_in_progress'],
    summary: 'Ask the persona of the learning area; the first prompt begins a session.',
  }),
  sessions: endpoint<{ response: typeof S.CourseSessions }>({
    method: 'GET',
    path: '/api/courses/ai/sessions',
    auth: 'member',
    tags: ['courses'],
    errors: [],
    summary: 'The latest fifty sessions, last updated first.',
  }),
  session: endpoint<{ params: typeof S.CourseSessionParams; response: typeof S.CourseSession }>({
    method: 'GET',
    path: '/api/courses/ai/sessions/{sessionId}',
    auth: 'member',
    tags: ['courses'],
    errors: ['not_found'],
    summary: 'One session with its messages.',
  }),
  removeSession: endpoint<{ params: typeof S.CourseSessionParams; response: typeof Done }>({
    method: 'DELETE',
    path: '/api/courses/ai/sessions/{sessionId}',
    auth: 'member',
    tags: ['courses'],
    errors: ['not_found'],
    summary: 'Delete a session; it can be restored for 30 days.',
  }),
  restoreSession: endpoint<{ params: typeof S.CourseSessionParams; response: typeof S.CourseSession }>({
    method: 'POST',
    path: '/api/courses/ai/sessions/{sessionId}/restore',
    auth: 'member',
    tags: ['courses'],
    errors: ['not_found'],
    summary: 'Bring a deleted session back.',
  }),
  generateCourse: endpoint<{ body: typeof S.GenerateCourseBody; response: typeof S.GeneratedCourse }>({
    method: 'POST',
    path: '/api/gemini/generate-course',
    auth: 'member',
    tags: [],
    errors: [],
    summary: 'Make an outline from a text: by a model, or by rules where there is none or it fails.',
  }),
  generateContent: endpoint<{ body: typeof S.GenerateContentBody; response: typeof S.GeneratedContent }>({
    method: 'POST',
    path: '/api/gemini/generate-course-content',
    auth: 'member',
    tags: [],
    errors: ['validation'],
    summary: 'Write an outline, a quiz, a lesson or an answer; also the test of the connection.',
  }),
  learningStats: endpoint<{ response: typeof S.LearningStats }>({
    method: 'GET',
    path: '/api/gemini/learning-stats',
    auth: 'member',
    tags: ['courses'],
    errors: [],
    summary: 'Whether the services of the learning area answer, and how much was asked of them.',
  }),
};

export const speech = {
  synthesize: endpoint<{ body: typeof S.SpeechBody; response: typeof S.Speech }>({
    method: 'POST',
    path: '/api/gemini/tts',
    auth: 'member',
    tags: [],
    errors: ['not_configured', 'provider_failed'],
    summary: 'Read a text aloud, where a service for speech is connected.',
  }),
};
