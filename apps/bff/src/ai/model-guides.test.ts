import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import type { Tokens } from './provider.ts';
import { withoutStrayTags } from './stray-tags.ts';
import { chatRequest, heard } from './testing/listening.ts';
import { modelServices } from './testing/model-services.ts';

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

const KEY = 'sk-canary-0123456789';

const { script, release, callsNow, forget, openAi, gemini, guides } = modelServices(KEY);

describe.each(guides)('a guide behind %s', (_, guide) => {
  it('streams word by word', async () => {
    script({ kind: 'stream', text: 'One small step is enough.' });
    const pieces: string[] = [];
    for await (const piece of guide().reply(chatRequest())) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe('One small step is enough.');
  });

  it.each([429, 500, 503])('tries again after %i, at most twice, and says that it did', async (status) => {
    const onRetry = vi.fn();
    script({ kind: 'status', status }, { kind: 'status', status }, { kind: 'stream', text: 'Here I am.' });
    expect((await heard(guide({ onRetry }).reply(chatRequest()))).text).toBe('Here I am.');
    expect(onRetry).toHaveBeenCalledTimes(2);
    script({ kind: 'status', status });
    forget();
    expect((await heard(guide().reply(chatRequest()))).error).toMatchObject({ code: 'provider_failed' });
    expect(callsNow()).toHaveLength(3);
  });

  it.each([400, 401, 404])('does not repeat what cannot get better: %i', async (status) => {
    script({ kind: 'status', status });
    expect((await heard(guide().reply(chatRequest()))).error).toMatchObject({ code: 'provider_failed' });
    expect(callsNow()).toHaveLength(1);
  });

  it('waits as long as the service asks it to, and not for one that asks for a minute', async () => {
    script({ kind: 'status', status: 429, retryAfter: '1' }, { kind: 'stream', text: 'Here I am.' });
    const start = performance.now();
    expect((await heard(guide().reply(chatRequest()))).text).toBe('Here I am.');
    expect(performance.now() - start).toBeGreaterThan(990);
    script({ kind: 'status', status: 429, retryAfter: '60' });
    forget();
    expect((await heard(guide().reply(chatRequest()))).error).toMatchObject({ code: 'provider_failed' });
    expect(callsNow()).toHaveLength(1);
  });

  it.each([302, 307, 308])('follows no answer that leads elsewhere, where the words and the key would go along: %i', async (status) => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    const leading = createServer((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${portOf(elsewhere)}/taken` }).end();
    });
    await Promise.all([elsewhere, leading].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
    const { error } = await heard(guide({ baseUrl: `http://127.0.0.1:${portOf(leading)}/v1` }).reply(chatRequest()));
    for (const server of [elsewhere, leading]) server.close();
    expect(error).toMatchObject({ code: 'provider_failed' });
    expect(asked).toEqual([]);
  });

  it('gives up when the first byte does not come [client-004]', async () => {
    script({ kind: 'stall' });
    const { error } = await heard(guide({ silenceMs: 60 }).reply(chatRequest()));
    expect(error).toMatchObject({ code: 'provider_timeout' });
    expect(callsNow()).toHaveLength(1);
    release();
  });

  it('has all the time in the world while bytes flow, were they only comments', async () => {
    script({ kind: 'think', comments: 10, paceMs: 40, text: 'Now I know.' });
    expect(await heard(guide({ silenceMs: 200 }).reply(chatRequest()))).toEqual({ text: 'Now I know.', error: undefined });
  });

  it('gives up on a service that never comes to an end, whatever signs of life it gives', async () => {
    script({ kind: 'think', comments: 1000, paceMs: 20, text: 'Never said.' });
    const { text, error } = await heard(guide({ longestMs: 100 }).reply(chatRequest()));
    expect(text).toBe('');
    expect(error).toMatchObject({ code: 'provider_timeout' });
  });

  it('gives up on a service that falls silent in the middle, and keeps what came', async () => {
    script({ kind: 'stream', text: 'One two three', hold: { afterWords: 2 } });
    const { text, error } = await heard(guide({ silenceMs: 100 }).reply(chatRequest()));
    expect(text).toBe('One two ');
    expect(error).toMatchObject({ code: 'provider_timeout' });
    release();
  });

  it('keeps what came before a cut, and does not start over', async () => {
    script({ kind: 'cut', text: 'One two three four', afterWords: 2 });
    const { text, error } = await heard(guide().reply(chatRequest()));
    expect(text).toBe('One two ');
    expect(error).toMatchObject({ code: 'provider_failed' });
    expect(callsNow()).toHaveLength(1);
  });

  it('asks again after a cut before the first word', async () => {
    script({ kind: 'cut', text: 'One', afterWords: 0 }, { kind: 'stream', text: 'Here I am.' });
    expect(await heard(guide().reply(chatRequest()))).toEqual({ text: 'Here I am.', error: undefined });
  });

  it('says so when the answer cannot be read [error-021]', async () => {
    script({ kind: 'rubbish' });
    expect((await heard(guide().reply(chatRequest()))).error).toMatchObject({
      code: 'provider_invalid',
      message: 'Invalid response format from chat API',
    });
  });

  it('says what it said before calling a tool that nobody offered, and calls nothing', async () => {
    script({ kind: 'tool', text: 'I will note that.', name: 'delete_everything', input: { really: true } });
    expect(await heard(guide().reply(chatRequest()))).toEqual({ text: 'I will note that.', error: undefined });
    expect(callsNow()).toHaveLength(1);
  });

  it('passes on a very long answer without falling behind, and lets go of it when asked to', async () => {
    script({ kind: 'long', words: 20_000 });
    const { text } = await heard(guide().reply(chatRequest()));
    expect(text.endsWith('word19999 ')).toBe(true);
    script({ kind: 'long', words: 100_000_000 });
    const stop = new AbortController();
    let length = 0;
    for await (const piece of guide().reply(chatRequest({ signal: stop.signal }))) {
      length += piece.length;
      if (length > 100_000) stop.abort();
    }
    expect(length).toBeGreaterThan(100_000);
  });

  it('keeps what a model thinks aloud to itself', async () => {
    const said = '<think>They sound weak. Push them.</think>Here I am.';
    script({ kind: 'stream', text: said });
    expect((await heard(guide().reply(chatRequest()))).text.trim()).toBe('Here I am.');
    script({ kind: 'cut', text: said, afterWords: 3 });
    expect((await heard(guide().reply(chatRequest()))).text).toBe('');
  });

  it('shows no tag of a thinking that was never opened, however it is cut into pieces', async () => {
    script({ kind: 'stream', text: 'They sound weak. </think> Here I am, 1 < 2 </b>.' });
    expect((await heard(guide().reply(chatRequest()))).text.replace(/\s+/g, ' ').trim()).toBe('They sound weak. Here I am, 1 < 2 </b>.');
    async function* letters() {
      yield* 'So </think>it is <';
    }
    const pieces: string[] = [];
    for await (const piece of withoutStrayTags(letters())) pieces.push(piece);
    expect(pieces.join('')).toBe('So it is <');
  });

  it('ends when it is asked to stop', async () => {
    script({ kind: 'stream', text: 'One two three', hold: { afterWords: 2 } });
    const stop = new AbortController();
    let text = '';
    for await (const piece of guide().reply(chatRequest({ signal: stop.signal }))) {
      text += piece;
      if (text === 'One two ') stop.abort();
    }
    expect(text).toBe('One two ');
    release();
  });

  it('tells what a reply has cost where the service says so', async () => {
    script({ kind: 'stream', text: 'Yes.', use: { read: 120, written: 7 } });
    const told: Tokens[] = [];
    await heard(guide().reply(chatRequest({ onUse: (tokens) => told.push(tokens) })));
    expect(told).toEqual([{ read: 120, written: 7 }]);
  });

  it('writes a text of its own at once', async () => {
    script({ kind: 'stream', text: 'They want to finish a thesis.' });
    const signal = new AbortController().signal;
    expect(await guide().write?.({ system: 'Sum up.', text: 'Member: I want to finish.', signal })).toBe('They want to finish a thesis.');
  });

  it('keeps thoughts out of a text of its own, also where only their end is marked', async () => {
    script({ kind: 'stream', text: 'They sound weak. </think> They want to finish a thesis.' });
    const signal = new AbortController().signal;
    expect(await guide().write?.({ system: 'Sum up.', text: 'Member: I want to finish.', signal })).toBe('They want to finish a thesis.');
  });

  it('puts neither key nor texts into its errors or on the console', async () => {
    const spies = (['log', 'warn', 'error', 'info', 'debug'] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
    for (const behaviour of [{ kind: 'status', status: 401 }, { kind: 'status', status: 500 }, { kind: 'rubbish' }] as const) {
      script(behaviour);
      const { error } = await heard(guide().reply(chatRequest()));
      expect(JSON.stringify([error, error instanceof Error ? [error.message, error.stack, error.cause] : null])).not.toMatch(
        /sk-canary|What now/,
      );
    }
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('what a service is sent', () => {
  it('is the instruction, the conversation, the model and the key, in the form of OpenAI', async () => {
    script({ kind: 'stream', text: 'Yes.' });
    await heard(openAi().reply(chatRequest()));
    const call = callsNow().at(-1);
    expect(call).toMatchObject({ path: '/v1/chat/completions', authorization: `Bearer ${KEY}` });
    expect(call?.body.model).toBe('small');
    expect(call?.body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(call?.body.messages[0]?.content).toMatch(/^You are Kael\..*computer program/s);
  });

  it('is the same in the form of Gemini, with the key in a header and not in the address', async () => {
    script({ kind: 'stream', text: 'Yes.' });
    await heard(gemini().reply(chatRequest()));
    const call = callsNow().at(-1);
    expect(call).toMatchObject({ googleKey: KEY, path: expect.stringContaining('/models/small:streamGenerateContent') });
    expect(call?.path).not.toContain(KEY);
    expect(call?.body).toMatchObject({
      systemInstruction: { parts: [{ text: expect.stringMatching(/^You are Kael\./) }] },
      contents: [
        { role: 'user', parts: [{ text: 'Hello' }] },
        { role: 'model', parts: [{ text: 'Hello, Ada.' }] },
        { role: 'user', parts: [{ text: 'What now?' }] },
      ],
    });
  });

  it('has the sides in turn, and what was before them in short among the messages, not in the instruction', async () => {
    script({ kind: 'stream', text: 'Yes.' });
    const messages = [
      { role: 'user', content: 'One' },
      { role: 'user', content: 'Two' },
    ] as const;
    await heard(openAi().reply(chatRequest({ messages, earlier: 'They write a thesis.' })));
    const [system, ...said] = callsNow().at(-1)?.body.messages ?? [];
    expect(system?.content).not.toContain('thesis');
    expect(said.map(({ role }) => role)).toEqual(['user']);
    expect(said[0]?.content).toMatch(/They write a thesis\.\)\n\nOne\n\nTwo$/);
  });
});
