import type { Benched } from './everstep.ts';

/** A whole HTTP/1.1 request of a signed-in member, ready for the wire. */
export function requestText(
  method: 'GET' | 'POST',
  path: string,
  member: Benched,
  { body, key }: { readonly body?: object; readonly key?: string } = {},
): string {
  const content = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Accept: application/json',
    `Authorization: Bearer ${member.token}`,
    'X-Time-Zone: UTC',
    ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(content)}`]),
  ];
  return `${head.join('\r\n')}\r\n\r\n${content}`;
}
