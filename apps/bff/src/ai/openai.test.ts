import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MockProvider, startMockProvider } from '../../../../tests/mock-provider/index.ts';
import { openAiGuide } from './openai.ts';
import type { ChatRequest } from './provider.ts';

let mock: MockProvider;
beforeAll(async () => {
  mock = await startMockProvider();
});
afterAll(() => mock.close());
let before: number;
beforeEach(() => {
  before = mock.calls.length;
});
const callsNow = () => mock.calls.length - before;

const request = (signal = new AbortController().signal): ChatRequest => ({
  personaId: 'kael',
  system: 'You are Kael.',
  messages: [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hello, Ada.' },
    { role: 'user', content: 'What now?' },
  ],
  context: { firstName: 'Ada', focus: '', level: 1, levelTitle: 'Initiate', streakDays: 0, checkedInToday: false },
  approach: 'ordinary',
  disclose: true,
  signal,
});

const guide = (settings: { silenceMs?: number } = {}) =>
  openAiGuide({ baseUrl: mock.baseUrl, apiKey: 'sk-test-0123456789', model: 'small', backoffMs: 1, ...settings });

async function heard(guideReply: AsyncIterable<string>): Promise<{ text: string; error: unknown }> {
  let text = '';
  try {
    for await (const piece of guideReply) text += piece;
    return { text, error: undefined };
  } catch (error) {
    return { text, error };
  }
}

describe('a guide behind an OpenAI-compatible service', () => {
  it('streams, with the instruction, the conversation, the model and the key sent along', async () => {
    mock.script({ kind: 'stream', text: 'One small step is enough.' });
    expect(await heard(guide().reply(request()))).toEqual({ text: 'One small step is enough.', error: undefined });
    const call = mock.calls.at(-1);
    expect(call?.authorization).toBe('Bearer sk-test-0123456789');
    expect(call?.body.model).toBe('small');
    expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(call?.body.messages[0]?.content).toMatch(/^You are Kael\..*computer program/s);
  });

  it.each([429, 500, 503])('tries again after %i, at most twice', async (status) => {
    mock.script({ kind: 'status', status }, { kind: 'status', status }, { kind: 'stream', text: 'Here I am.' });
    expect((await heard(guide().reply(request()))).text).toBe('Here I am.');
    mock.script({ kind: 'status', status });
    before = mock.calls.length;
    expect((await heard(guide().reply(request()))).error).toMatchObject({ code: 'provider_failed' });
    expect(callsNow()).toBe(3);
  });

  it.each([400, 401, 404])('does not repeat what cannot get better: %i', async (status) => {
    mock.script({ kind: 'status', status });
    expect((await heard(guide().reply(request()))).error).toMatchObject({ code: 'provider_failed' });
    expect(callsNow()).toBe(1);
  });

  it('gives up when the first byte does not come [client-004]', async () => {
    mock.script({ kind: 'stall' });
    const { error } = await heard(guide({ silenceMs: 60 }).reply(request()));
    expect(error).toMatchObject({ code: 'provider_timeout' });
    expect(callsNow()).toBe(1);
    mock.release();
  });

  it('keeps what came before a cut, and does not start over', async () => {
    mock.script({ kind: 'cut', text: 'One two three four', afterWords: 2 });
    const { text, error } = await heard(guide().reply(request()));
    expect(text).toBe('One two ');
    expect(error).toMatchObject({ code: 'provider_failed' });
    expect(callsNow()).toBe(1);
  });

  it('says so when the answer cannot be read [error-021]', async () => {
    mock.script({ kind: 'rubbish' });
    expect((await heard(guide().reply(request()))).error).toMatchObject({
      code: 'provider_invalid',
      message: 'Invalid response format from chat API',
    });
  });

  it('ends when it is asked to stop', async () => {
    mock.script({ kind: 'stream', text: 'One two three', hold: { afterWords: 2 } });
    const stop = new AbortController();
    let text = '';
    for await (const piece of guide().reply(request(stop.signal))) {
      text += piece;
      if (text === 'One two ') stop.abort();
    }
    expect(text).toBe('One two ');
    mock.release();
  });

  it('puts neither key nor texts into its errors or on the console', async () => {
    const spies = (['log', 'warn', 'error', 'info', 'debug'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
    for (const behaviour of [{ kind: 'status', status: 401 }, { kind: 'rubbish' }] as const) {
      mock.script(behaviour);
      const { error } = await heard(guide().reply(request()));
      expect(JSON.stringify([error, error instanceof Error ? [error.message, error.stack, error.cause] : null])).not.toMatch(
        /sk-test|What now/,
      );
    }
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
