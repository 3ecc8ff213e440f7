import { api } from '@everstep/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallPorts } from './request.ts';
import { createOpenStream } from './stream.ts';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const ports: CallPorts = {
  baseUrl: () => 'https://everstep.test',
  token: () => 'a.b.c',
  onUnauthorized: vi.fn(),
  onRenewedToken: vi.fn(),
  newKey: () => 'key',
  place: () => ({ 'X-Time-Zone': 'Europe/Berlin', 'X-Country': 'GB' }),
  isOnline: () => true,
};
const open = createOpenStream(ports);
const options = () => ({ signal: new AbortController().signal, firstByteTimeout: 1000, onOpen: vi.fn() });
const input = { params: { conversationId: 'c 1', turnId: 't1' }, query: { after: 7 } };

describe('a stream', () => {
  it('carries token and zone, and yields its events whole, wherever they were cut', async () => {
    const text = ': open\n\nid: 1\nevent: delta\ndata: {"seq":0,"text":"Grüße"}\n\n: still here\n\nevent: done\ndata: {}\n\n';
    const bytes = new TextEncoder().encode(text);
    // In the middle of a letter of two bytes.
    const at = bytes.indexOf(0xc3) + 1;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, at));
        controller.enqueue(bytes.slice(at));
        controller.close();
      },
    });
    fetched.mockResolvedValueOnce(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
    const opts = options();
    const events = [];
    for await (const event of open(api.chat.turnEvents, input, opts)) events.push(event);
    expect(events).toEqual([
      { event: 'delta', id: '1', data: { seq: 0, text: 'Grüße' } },
      { event: 'done', id: undefined, data: {} },
    ]);
    expect(opts.onOpen).toHaveBeenCalledOnce();
    const request = fetched.mock.calls[0]?.[0];
    expect(request?.url).toBe('https://everstep.test/api/gemini/conversations/c%201/turns/t1/events?after=7');
    expect(request?.headers.get('authorization')).toBe('Bearer a.b.c');
    expect(request?.headers.get('accept')).toBe('text/event-stream');
  });

  it('that is refused throws the server’s sentence, and a 401 ends the session [session-012]', async () => {
    const refusal = { success: false, error: { code: 'session_expired', message: 'Your session has ended.' } };
    fetched.mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 401 }));
    const opts = options();
    await expect(open(api.chat.turnEvents, input, opts).next()).rejects.toMatchObject({
      kind: 'unauthorized',
      message: 'Your session has ended.',
    });
    expect(ports.onUnauthorized).toHaveBeenCalledExactlyOnceWith('a.b.c', 'session_expired');
    expect(opts.onOpen).not.toHaveBeenCalled();
  });

  it('that gets no answer is a network error', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(open(api.chat.turnEvents, input, options()).next()).rejects.toMatchObject({ kind: 'network' });
  });
});
