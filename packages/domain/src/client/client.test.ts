import { expect, it } from 'vitest';
import * as generation from './generation.ts';
import * as timeouts from './timeouts.ts';

it('has the time-outs of calls [client-005] [const-001] [const-018] [const-019] [const-020]', () => {
  expect(timeouts).toMatchObject({
    REQUEST_TIMEOUT_MS: 10_000,
    RETRY_TIMEOUT_MS: 5000,
    AI_FIRST_BYTE_TIMEOUT_MS: 30_000,
    CONNECTION_TEST_TIMEOUT_MS: 5000,
    CONTENT_GENERATION_TIMEOUT_MS: 30_000,
    CHUNK_LOAD_TIMEOUT_MS: 120_000,
  });
});

it('has the times of caching, refreshing and waiting [const-002] [const-003] [const-006] [const-007] [const-008] [const-009] [const-011]', () => {
  expect(timeouts).toMatchObject({
    GET_CACHE_MS: 300_000,
    UNREAD_REFRESH_MS: 300_000,
    PROGRESS_REFRESH_MS: 300_000,
    ONLINE_USERS_REFRESH_MS: 30_000,
    METRICS_REFRESH_MS: 60_000,
    PROGRESS_FETCH_WAIT_MS: 50,
    PERSONA_LOAD_DELAY_MS: 500,
  });
});

it('asks for the first fifty notifications [const-005]', () => {
  expect(timeouts.NOTIFICATIONS_PAGE).toEqual({ limit: 50, offset: 0 });
});

it('has the limits of what is generated, and the voices [const-041] [const-042] [const-043]', () => {
  expect({ ...generation }).toEqual({
    QUIZ_TEXT_MAX: 3000,
    QUIZ_QUESTIONS: 5,
    QUIZ_OPTIONS: 4,
    TTS_VOICES: ['echo', 'fable', 'onyx', 'nova', 'shimmer'],
  });
});
