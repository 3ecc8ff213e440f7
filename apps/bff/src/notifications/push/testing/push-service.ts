import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@everstep/domain';
import { importJWK, jwtVerify } from 'jose';
import { onTestFinished } from 'vitest';
import type { PushTransport } from '../transport.ts';

/** One push as a push service and the browser behind it saw it. */
export interface Received {
  /** Last part of the address that it was sent to. */
  readonly to: string;
  readonly headers: IncomingHttpHeaders;
  /** What the token of the sender says; verified with the key that came along. */
  readonly claims: { readonly aud?: unknown; readonly sub?: unknown; readonly exp?: number | undefined };
  readonly key: string;
  readonly message: PushMessage;
}

/** A browser's half of a subscription. */
function makeBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  return { pair, auth, keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') } };
}

type Browser = ReturnType<typeof makeBrowser>;

/** Opens what was sealed for a browser, by RFC 8188 and RFC 8291 and nothing of the code that sealed it. */
export function unseal(body: Buffer, { pair, auth }: Pick<Browser, 'pair' | 'auth'>): Buffer {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const record = body.subarray(21 + idLength);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** Who sent it: the token of the header, verified. */
async function senderOf(header: string, now: Date): Promise<Pick<Received, 'claims' | 'key'>> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), { currentDate: now });
  return { claims: payload, key };
}

/**
 * A push service on this machine with the browsers behind it. It answers 201 unless told otherwise, and opens everything it gets: what
 * it cannot verify or open it answers with 400.
 */
export async function startPushService(clock: { now(): Date }) {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  const answers = new Map<string, readonly { readonly status: number; readonly headers?: Record<string, string> }[]>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const to = request.url?.split('/').at(-1) ?? '';
      const [answer = { status: 201 }, ...later] = answers.get(to) ?? [];
      answers.set(to, later);
      const read = async (): Promise<Received> => {
        const browser = browsers.get(to);
        if (!browser) throw new Error('nobody there');
        // The sender writes messages of this type; the tests compare what they read.
        const message = JSON.parse(unseal(Buffer.concat(parts), browser).toString()) as PushMessage;
        return { to, headers: request.headers, ...(await senderOf(request.headers.authorization ?? '', clock.now())), message };
      };
      read().then(
        (one) => {
          received.push(one);
          response.writeHead(answer.status, answer.headers).end();
        },
        () => response.writeHead(400).end(),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // It listens on a port.
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  /** The way there in the place of that over the internet: by the address on this machine, and by fetch. */
  const transport: PushTransport = async ({ endpoint, headers, body }, signal) => {
    const { pathname } = new URL(endpoint);
    const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
      method: 'POST',
      headers,
      body: Buffer.from(body),
      signal,
      redirect: 'manual',
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') ?? undefined };
  };
  return {
    received,
    transport,
    /** A browser that subscribes, by a name of the test's choice. */
    browser(name: string) {
      const made = makeBrowser();
      browsers.set(name, made);
      return { endpoint: `https://push.example.net/send/${name}`, keys: made.keys };
    },
    /** What a browser's address answers next, one after the other; 201 after that. */
    answers(name: string, ...next: readonly { readonly status: number; readonly headers?: Record<string, string> }[]) {
      answers.set(name, next);
    },
  };
}
