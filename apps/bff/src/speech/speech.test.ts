import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@everstep/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { type DatabaseName, databases, world } from '../testing/index.ts';
import { SPEECH_MAX_BYTES } from './speech-service.ts';
import { speechSweep } from './sweep.ts';

const KEY = 'sk-canary-speech-42';
const FAILED = 'Failed to convert text to speech. The service may be unavailable.';

interface Heard {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: unknown;
}
type Manner = 'speaks' | 'refuses' | 'rubbish' | 'cuts' | 'endless' | 'empty' | 'redirects';

const heard: Heard[] = [];
let manner: Manner = 'speaks';
const service = createServer((request, response) => {
  const parts: Uint8Array[] = [];
  request.on('data', (part: Uint8Array) => parts.push(part));
  request.on('end', () => {
    heard.push({ path: request.url, authorization: request.headers.authorization, body: JSON.parse(Buffer.concat(parts).toString()) });
    if (manner === 'refuses') response.writeHead(401).end(`{"error":"bad key ${KEY}"}`);
    else if (manner === 'redirects') response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    else if (manner === 'rubbish') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    else {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      if (manner === 'empty') response.end();
      else if (manner === 'cuts') response.write('half', () => response.destroy());
      else response.end(manner === 'endless' ? Buffer.alloc(SPEECH_MAX_BYTES + 1) : `audio ${heard.length}`);
    }
  });
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  heard.length = 0;
  manner = 'speaks';
});

// A TCP server that listens has an address with a port.
const address = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
const connected = (database: DatabaseName, more: Record<string, string> = {}) =>
  world(database, { env: { TTS_BASE_URL: address(), TTS_API_KEY: KEY, TTS_MODEL: 'tts-small', ...more } });
const say = (text: string) => ({ body: { text } });

describe.each(databases)('reading aloud on %s', (database) => {
  it('says that it is not available and what to use instead, without a service [api-045] [error-057]', async () => {
    const { ada } = await world(database);
    await expect(ada.call(api.speech.synthesize, say('Good morning.'))).rejects.toMatchObject({
      status: 501,
      code: 'not_configured',
      message: expect.stringMatching(/not available after the move to the current AI provider.*dedicated TTS service/),
    });
  });

  it('asks the service with the three defaults and gives an address of audio [api-044]', async () => {
    const { ada } = await connected(database);
    const { audioUrl } = await ada.call(api.speech.synthesize, say('Good morning.'));
    expect(heard).toEqual([
      {
        path: '/v1/audio/speech',
        authorization: `Bearer ${KEY}`,
        body: { model: 'tts-small', input: 'Good morning.', voice: 'echo', speed: 1, response_format: 'mp3' },
      },
    ]);
    const audio = await ada.fetch(audioUrl);
    expect(audio.headers.get('content-type')).toBe('audio/mpeg');
    expect(await audio.text()).toBe('audio 1');
  });

  it('asks once for the same text in the same voice, and again for another', async () => {
    const { ada, files } = await connected(database);
    for (const voice of ['nova', 'nova', 'onyx'] as const)
      await ada.call(api.speech.synthesize, { body: { text: 'Good morning.', voice } });
    expect(heard).toHaveLength(2);
    await Promise.all([1, 2, 3].map(() => ada.call(api.speech.synthesize, say('All at once.'))));
    expect(files.keys()).toHaveLength(3);
  });

  it('keeps what one member heard from the others', async () => {
    const { ada, bo } = await connected(database);
    const first = await ada.call(api.speech.synthesize, say('My secret.'));
    const second = await bo.call(api.speech.synthesize, say('My secret.'));
    expect(heard).toHaveLength(2);
    expect(second.audioUrl.split('?')[0]).not.toBe(first.audioUrl.split('?')[0]);
  });

  it.each(['refuses', 'rubbish', 'cuts', 'endless', 'empty', 'redirects'] as const)(
    'says that it failed, keeps nothing and tells no key, when the service %s [error-059]',
    async (how) => {
      const { ada, files, logged } = await connected(database);
      manner = how;
      const error: unknown = await ada.call(api.speech.synthesize, say('Good morning.')).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ status: 502, message: expect.stringContaining(FAILED) });
      expect(files.keys()).toEqual([]);
      expect(String(error) + JSON.stringify(logged)).not.toContain(KEY);
      expect(JSON.stringify(logged)).not.toContain('Good morning');
      manner = 'speaks';
      expect((await ada.call(api.speech.synthesize, say('Good morning.'))).audioUrl).toContain('/files/');
    },
  );

  it('takes neither endless texts nor unknown voices, and not too many at once', async () => {
    const { ada } = await connected(database, { RATE_LIMIT_SCALE: '0.1' });
    await expect(ada.call(api.speech.synthesize, say('a'.repeat(4001)))).rejects.toMatchObject({ code: 'validation' });
    await ada.call(api.speech.synthesize, say('One.')).catch(() => undefined);
    await ada.call(api.speech.synthesize, say('Two.')).catch(() => undefined);
    await expect(ada.call(api.speech.synthesize, say('Three.'))).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('forgets what it read after thirty days', async () => {
    const { ada, deps, files, clock } = await connected(database);
    await ada.call(api.speech.synthesize, say('Good morning.'));
    clock.advance({ days: 29 });
    await speechSweep.run(deps);
    expect(files.keys()).toHaveLength(1);
    clock.advance({ days: 2 });
    await speechSweep.run(deps);
    expect(files.keys()).toEqual([]);
    expect(await deps.db.query.selectFrom('storedFile').selectAll().execute()).toEqual([]);
  });
});

it('needs address and model together, and names what is missing', () => {
  expect(() => readEnv({ TTS_BASE_URL: 'http://127.0.0.1/v1' })).toThrow(/TTS_MODEL is needed/);
  expect(() => readEnv({ TTS_API_KEY: KEY })).toThrow(/TTS_BASE_URL is needed/);
  expect(() => readEnv({ TTS_MODEL: 'x', TTS_BASE_URL: 'ftp://x' })).toThrow(/TTS_BASE_URL must be/);
  expect(readEnv({ TTS_MODEL: 'x', TTS_BASE_URL: 'http://x/v1' }).speech).toMatchObject({ model: 'x' });
});
