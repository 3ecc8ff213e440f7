import type { ConnectionOutcome } from '@everstep/domain';
import { formatCount } from '../../product/format.ts';

const KILO = 1024;

/** A size as people read it: "512 bytes", "14.2 kB", "1.3 MB". */
export function sizeOf(bytes: number): string {
  if (bytes < KILO) return `${formatCount(bytes)} bytes`;
  if (bytes < KILO * KILO) return `${(bytes / KILO).toFixed(1)} kB`;
  return `${(bytes / KILO / KILO).toFixed(1)} MB`;
}

/** A span of time: "14 ms". */
export const spanOf = (milliseconds: number): string => `${formatCount(Math.round(milliseconds))} ms`;

/** Day and time to the second, as the reader's clock shows them. */
export function exactMomentOf(at: string | number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(new Date(at));
}

/** Why a test went as it did, in a sentence; null where its result says enough. */
export function reasonOf(outcome: ConnectionOutcome): string | null {
  switch (outcome.kind) {
    case 'answered':
      return answeredReason(outcome.status);
    case 'unreadable':
      return 'It answers. What it says cannot be read from here: it does not allow calls from this page.';
    case 'timeout':
      return `No answer within ${outcome.seconds} seconds.`;
    case 'offline':
      return 'This device is offline.';
    case 'unreachable':
      return outcome.foreign
        ? 'Nothing answered at this address. It is off, another network is between, or its certificate is not accepted.'
        : 'The server could not be reached.';
    case 'blocked':
      return 'Not sent: the browser lets this page connect to the addresses above alone.';
    case 'insecure':
      return 'Not sent: a page that came by https may not connect by http.';
    case 'cancelled':
      return 'You stopped it before there was an answer.';
  }
}

function answeredReason(status: number): string | null {
  if (status < 400) return null;
  if (status === 401) return 'The server does not accept the session. Signing in again helps.';
  if (status === 403) return 'The server refuses it for this account.';
  if (status === 404) return 'There is nothing at this address.';
  if (status === 429) return 'Too many calls. Wait a minute and try again.';
  return status === 503 ? 'The server is up, and something that it needs is not.' : 'The server has a fault. Its log says more.';
}
