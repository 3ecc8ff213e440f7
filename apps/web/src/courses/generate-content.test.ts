import { api } from '@everstep/domain';
import { CONNECTION_TEST_PROMPT } from '@everstep/domain/courses';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCall } from '../api/call.ts';
import { generateContent } from './generate-content.ts';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const token = 'a.b.c';
const call = createCall({
  baseUrl: () => 'https://everstep.test',
  token: () => token,
  onUnauthorized: vi.fn(),
  onRenewedToken: vi.fn(),
  newKey: () => '01890a5d-ac96-774b-bcce-b302099a8057',
  place: () => ({ 'X-Time-Zone': 'Europe/Berlin' }),
  isOnline: () => true,
});
const ports = { call, token: () => token };
const answerWith = (body: unknown) => fetched.mockResolvedValue(new Response(JSON.stringify(body)));
/** A server that says nothing until it is given up on. */
const silent = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));

/** Whether a call has failed yet. */
function watched(running: Promise<unknown>): () => string {
  let state = 'running';
  running.then(
    () => (state = 'answered'),
    (error: Error) => (state = error.message),
  );
  return () => state;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('sends prompt, wishes and facts with the token, and reads the content [api-042] [role-018]', async () => {
  answerWith({ success: true, data: { content: '# Bread', problem: null, offline: false, safety: null } });
  const body = { prompt: 'Bread', systemPrompt: 'Short.', metadata: { kind: 'lesson' } } as const;
  expect(await generateContent(ports, body)).toMatchObject({ content: '# Bread' });
  const request = fetched.mock.calls[0]?.[0];
  expect(request?.url).toBe(`https://everstep.test${api.courses.generateContent.path}`);
  expect(request?.headers.get('authorization')).toBe('Bearer a.b.c');
  expect(await request?.json()).toEqual(body);
});

it('asks nothing without a token [error-044]', async () => {
  await expect(generateContent({ call, token: () => null }, { prompt: 'Bread' })).rejects.toThrow('Authentication token not found');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([[{ success: true }], [{ success: true, data: {} }], [{ success: true, data: { content: 7 } }], ['no object']])(
  'takes %j for no content [error-045]',
  async (answer) => {
    answerWith(answer);
    await expect(generateContent(ports, { prompt: 'Bread' })).rejects.toThrow('Invalid response format');
  },
);

it('waits 30 seconds for content and 5 for a test of the connection [course-006]', async () => {
  fetched.mockImplementation(silent);
  const content = watched(generateContent(ports, { prompt: 'Bread' }));
  const test = watched(generateContent(ports, { prompt: CONNECTION_TEST_PROMPT, metadata: { kind: 'connection-test' } }));
  await vi.advanceTimersByTimeAsync(4999);
  expect([content(), test()]).toEqual(['running', 'running']);
  await vi.advanceTimersByTimeAsync(1);
  expect([content(), test()]).toEqual(['running', expect.stringContaining('took too long')]);
  await vi.advanceTimersByTimeAsync(24_999);
  expect(content()).toBe('running');
  await vi.advanceTimersByTimeAsync(1);
  expect(content()).toContain('took too long');
});
