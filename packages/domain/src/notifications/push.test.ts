import { describe, expect, it } from 'vitest';
import { PUSH_ATTEMPTS_MAX } from './limits.ts';
import { pushAgainAt, pushMessage, pushOutcome, retryAfterSeconds } from './push.ts';
import { PushSubscriptionBody } from './schemas.ts';

const now = new Date('2026-03-10T12:00:00.000Z');

describe('a push', () => {
  it('says what is for many, and of what is for one member only that it is there', () => {
    const letter = { id: 'one', subject: 'About your mother', sender: 'Ines' };
    expect(pushMessage({ ...letter, isPrivate: false })).toEqual({ id: 'one', title: 'About your mother', body: 'From Ines' });
    expect(JSON.stringify(pushMessage({ ...letter, isPrivate: true }))).not.toMatch(/mother|Ines/);
  });

  it('is tried again where trying again can help', () => {
    expect([201, 204, 404, 410, 408, 429, 500, 503, 301, 400, 403, 413].map(pushOutcome)).toEqual([
      'sent',
      'sent',
      'gone',
      'gone',
      'later',
      'later',
      'later',
      'later',
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
  });

  it('waits longer each time, and at least as long as it was asked to', () => {
    const again = (attempts: number, wanted?: number) => pushAgainAt(attempts, wanted, now, now)?.toISOString();
    expect([1, 2, 3].map((attempts) => again(attempts))).toEqual([
      '2026-03-10T12:00:30.000Z',
      '2026-03-10T12:01:00.000Z',
      '2026-03-10T12:02:00.000Z',
    ]);
    expect([again(1, 300), again(1, 5)]).toEqual(['2026-03-10T12:05:00.000Z', '2026-03-10T12:00:30.000Z']);
  });

  it('is given up in the end, and when it would come a day late', () => {
    expect(pushAgainAt(PUSH_ATTEMPTS_MAX, undefined, now, now)).toBeNull();
    expect(pushAgainAt(1, 24 * 3600, now, now)).toBeNull();
    expect(pushAgainAt(1, undefined, new Date('2026-03-09T12:00:20.000Z'), now)).toBeNull();
  });
});

it('reads the pause that a service asks for, as seconds and as a date', () => {
  expect(retryAfterSeconds('120', now)).toBe(120);
  expect(retryAfterSeconds('Tue, 10 Mar 2026 12:02:00 GMT', now)).toBe(120);
  expect(retryAfterSeconds('Tue, 10 Mar 2026 11:00:00 GMT', now)).toBe(0);
  expect([undefined, '', 'soon', '-5', 'Tue, nonsense'].map((header) => retryAfterSeconds(header, now))).toEqual(Array(5).fill(undefined));
});

describe('the address of a subscription', () => {
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
  const isTaken = (endpoint: string) => PushSubscriptionBody.safeParse({ endpoint, keys }).success;

  it.each([
    'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA%2b',
  ])('can be %s', (address) => expect(isTaken(address)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://0x7f.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://push.example.org:8443/a',
    'https://somebody@push.example.org/a',
    'https://push.example.org',
    'https://push.example.org\\@127.0.0.1/a',
    'https://push.example.org/a b',
    `https://push.example.org/${'a'.repeat(1000)}`,
  ])('cannot be %s', (address) => expect(isTaken(address)).toBe(false));
});
