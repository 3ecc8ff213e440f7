/** Said of a manual API URL that cannot be one. */
export const MANUAL_API_URL_PROBLEM = 'Invalid URL format. Must include protocol (http:// or https://)';
export const EXTERNAL_IP_MISSING = 'Enter the IP address of the server.';
export const EXTERNAL_IP_PROBLEM = 'That is no IP address. Write it like 203.0.113.7 or 203.0.113.7:8787.';

/** Origins such as https://api.example.org that an address means, the likeliest first; or why it means none. */
export type ReadAddress = { readonly origins: readonly [string, ...string[]] } | { readonly problem: string };

const HTTP_URL = /^https?:\/\/((?:[^:/?#\s@[\]]+|\[[0-9a-f:.]+\])(?::\d{1,5})?)(?:[/?#]\S*)?$/i;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(:\d{1,5})?$/;
const IPV6 = /^\[?([0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7})(?:\](:\d{1,5})?)?$/i;
const MAX_PORT = 65_535;

/** Reads the address of another API; only its origin counts, as that is what a browser allows or not. */
export function readManualApiUrl(text: string): ReadAddress {
  const given = text.trim();
  const [, host] = HTTP_URL.exec(given) ?? [];
  if (host === undefined) return { problem: MANUAL_API_URL_PROBLEM };
  const protocol = given.slice(0, given.indexOf('://')).toLowerCase();
  return { origins: [originOf(protocol, host.toLowerCase())] };
}

/** Reads the IP address of a server, with or without a port. It is looked for by https before http. */
export function readExternalIp(text: string): ReadAddress {
  const given = text.trim();
  if (given === '') return { problem: EXTERNAL_IP_MISSING };
  const host = hostOf(given);
  return host === undefined ? { problem: EXTERNAL_IP_PROBLEM } : { origins: [originOf('https', host), originOf('http', host)] };
}

function hostOf(given: string): string | undefined {
  const four = IPV4.exec(given);
  if (four) return four.slice(1, 5).every((part) => Number(part) <= 255) && isPort(four[5]) ? given : undefined;
  const six = IPV6.exec(given);
  return six && given.startsWith('[') === given.includes(']') && isPort(six[2]) ? `[${six[1]?.toLowerCase()}]${six[2] ?? ''}` : undefined;
}

const isPort = (port: string | undefined): boolean =>
  port === undefined || (Number(port.slice(1)) > 0 && Number(port.slice(1)) <= MAX_PORT);

/** The port that a protocol has anyway is no part of an origin. */
function originOf(protocol: string, host: string): string {
  const usual = protocol === 'https' ? ':443' : ':80';
  return `${protocol}://${host.endsWith(usual) ? host.slice(0, -usual.length) : host}`;
}

/** The first of these origins that a page may connect to: its own, and those that the server names for its content security policy. */
export function allowedOrigin(origins: readonly string[], pageOrigin: string, apiOrigins: readonly string[]): string | undefined {
  return origins.find((origin) => origin === pageOrigin || apiOrigins.includes(origin));
}

/** How one test of a connection went. */
export type ConnectionOutcome =
  | { readonly kind: 'answered'; readonly status: number }
  /** Another server answered, and does not let this page read what it says. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'timeout'; readonly seconds: number }
  | { readonly kind: 'offline' }
  /** No answer; `foreign` when it was asked of another origin than the page's own. */
  | { readonly kind: 'unreachable'; readonly foreign: boolean }
  /** The content security policy of the page does not name it: nothing was sent. */
  | { readonly kind: 'blocked' }
  /** A page that came by https may not connect by http: nothing was sent. */
  | { readonly kind: 'insecure' }
  | { readonly kind: 'cancelled' };

/** Whether a test shows that the connection works. */
export function isConnected(outcome: ConnectionOutcome): boolean {
  return outcome.kind === 'unreadable' || (outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 400);
}
