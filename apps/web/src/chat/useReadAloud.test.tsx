import { api, type PublicConfig, speechTexts } from '@everstep/domain';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { fakeServer, surroundings } from '../testing/harness.tsx';
import { partsOf } from './read-aloud.ts';
import { useReadAloud } from './useReadAloud.ts';

class Utterance {
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
let spoken: Utterance[] = [];
let voices: object[] = [];
const synthesis = { getVoices: () => voices, speak: (part: Utterance) => void spoken.push(part), cancel: vi.fn(() => (spoken = [])) };

let played: { pause: ReturnType<typeof vi.fn>; onended: (() => void) | null }[] = [];
class Sound {
  onended: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly pause = vi.fn();
  constructor() {
    played.push(this);
  }
  async play() {}
}

beforeEach(() => {
  voices = [{}];
  spoken = [];
  played = [];
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('Audio', Sound);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('audio')),
  );
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const config = (changes: Partial<PublicConfig>): PublicConfig => ({
  environment: 'test',
  buildId: 'b',
  demo: false,
  audio: true,
  offline: true,
  enableLogs: false,
  aiProvider: 'offline',
  speech: false,
  apiOrigins: [],
  serverTime: '2026-03-01T10:00:00.000Z',
  ...changes,
});

async function reading(changes: Partial<PublicConfig> = {}) {
  const server = fakeServer().on(api.system.config, config(changes));
  const hook = renderHook(({ place }: { place: string | null }) => useReadAloud(place), {
    wrapper: surroundings({ server }),
    initialProps: { place: 'c1' },
  });
  await waitFor(() => expect(server.sent(api.system.config)).toHaveLength(1));
  await act(async () => undefined);
  const toggle = (id: string, text = 'Good morning. How are you?') => act(async () => hook.result.current.toggle?.(id, text));
  return { ...hook, server, toggle, id: () => hook.result.current.readingId };
}

describe('reading aloud', () => {
  it('uses the browser’s voice where the server has none, and ends with the text', async () => {
    const { toggle, id, server } = await reading();
    await toggle('r1');
    expect(spoken.map(({ text }) => text)).toEqual(['Good morning. How are you?']);
    expect(id()).toBe('r1');
    await act(async () => spoken.at(-1)?.onend?.());
    expect(id()).toBeNull();
    expect(server.sent(api.speech.synthesize)).toEqual([]);
  });

  it('stops with the same button, goes over to another reply, and ends when the conversation is left', async () => {
    const { toggle, id, rerender } = await reading();
    await toggle('r1');
    await toggle('r1');
    expect([id(), spoken]).toEqual([null, []]);
    await toggle('r1');
    await toggle('r2', 'Another one.');
    expect([id(), spoken.map(({ text }) => text)]).toEqual(['r2', ['Another one.']]);
    rerender({ place: 'c2' });
    await waitFor(() => expect(id()).toBeNull());
    expect(spoken).toEqual([]);
  });

  it('plays what the server reads where it can', async () => {
    const { toggle, id, server } = await reading({ speech: true });
    server.on(api.speech.synthesize, { audioUrl: '/files/1' });
    await toggle('r1');
    await waitFor(() => expect(played).toHaveLength(1));
    expect(server.sent(api.speech.synthesize)).toEqual([{ body: { text: 'Good morning. How are you?' } }]);
    expect(spoken).toEqual([]);
    await act(async () => played[0]?.onended?.());
    await waitFor(() => expect(id()).toBeNull());
    await toggle('r1');
    await waitFor(() => expect(played).toHaveLength(2));
    await toggle('r1');
    expect(played[1]?.pause).toHaveBeenCalled();
  });

  it('goes on with the browser’s voice when the server fails', async () => {
    const { toggle, server } = await reading({ speech: true });
    server.on(api.speech.synthesize, new ApiError('server', speechTexts.failed, { status: 502 }));
    await toggle('r1');
    await waitFor(() => expect(spoken).toHaveLength(1));
  });

  it('says so when nothing can read it after all [error-059]', async () => {
    const { toggle, id } = await reading();
    await toggle('r1');
    await act(async () => spoken.at(-1)?.onerror?.({ error: 'synthesis-failed' }));
    expect(await screen.findAllByText(speechTexts.failed)).not.toEqual([]);
    expect(id()).toBeNull();
  });

  it('says plainly that the browser has no voice, where that is why', async () => {
    voices = [];
    const { toggle, id } = await reading();
    await toggle('r1');
    await act(async () => spoken.at(-1)?.onerror?.({ error: 'synthesis-failed' }));
    expect(await screen.findAllByText('This browser has no voice')).not.toEqual([]);
    expect(screen.queryByText(speechTexts.failed)).toBeNull();
    expect(id()).toBeNull();
  });

  it('is not offered where neither server nor browser has a voice, or sound is turned off', async () => {
    expect((await reading({ audio: false })).result.current.toggle).toBeUndefined();
    vi.stubGlobal('speechSynthesis', undefined);
    expect((await reading()).result.current.toggle).toBeUndefined();
    expect((await reading({ speech: true })).result.current.toggle).toBeDefined();
  });
});

it('cuts longer texts at sentences, else at words, and loses nothing', () => {
  expect(partsOf('One two. Three four. Five.', 12)).toEqual(['One two.', 'Three four.', 'Five.']);
  expect(partsOf('one two three', 8)).toEqual(['one two', 'three']);
  expect(partsOf('x'.repeat(10), 4)).toEqual(['xxxx', 'xxxx', 'xx']);
  expect(partsOf('  ', 4)).toEqual([]);
});
