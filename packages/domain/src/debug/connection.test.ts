import { describe, expect, it } from 'vitest';
import { allowedOrigin, isConnected, MANUAL_API_URL_PROBLEM, readExternalIp, readManualApiUrl } from './connection.ts';
import { mayDebug } from './may-debug.ts';

describe('the manual API URL', () => {
  it.each([
    '',
    'api.example.org',
    'example.org/api',
    'ftp://example.org',
    '://example.org',
    'https://',
    'http://a b',
    'https://me:secret@example.org',
  ])('is refused as “%s”, in the words of the product [valid-012]', (text) => {
    expect(readManualApiUrl(text)).toEqual({ problem: 'Invalid URL format. Must include protocol (http:// or https://)' });
    expect(MANUAL_API_URL_PROBLEM).toBe('Invalid URL format. Must include protocol (http:// or https://)');
  });

  it.each([
    ['https://API.example.org/v1?x=1#y', 'https://api.example.org'],
    [' http://localhost:8787/ ', 'http://localhost:8787'],
    ['https://example.org:443/api', 'https://example.org'],
    ['http://[::1]:80', 'http://[::1]'],
  ])('%s means the origin %s, which is what a browser allows or not', (text, origin) => {
    expect(readManualApiUrl(text)).toEqual({ origins: [origin] });
  });
});

describe('the external server IP', () => {
  it.each(['', '   '])('is not taken empty: “%s” [valid-013]', (text) => {
    expect(readExternalIp(text)).toEqual({ problem: 'Enter the IP address of the server.' });
  });

  it.each(['256.1.1.1', '1.2.3', 'example.org', '1.2.3.4:0', '1.2.3.4:70000', '[::1', '12'])('is refused as %s', (text) => {
    expect(readExternalIp(text)).toEqual({ problem: 'That is no IP address. Write it like 203.0.113.7 or 203.0.113.7:8787.' });
  });

  it.each([
    ['203.0.113.7', ['https://203.0.113.7', 'http://203.0.113.7']],
    ['203.0.113.7:80', ['https://203.0.113.7:80', 'http://203.0.113.7']],
    ['2001:DB8::7', ['https://[2001:db8::7]', 'http://[2001:db8::7]']],
    ['[::1]:8787', ['https://[::1]:8787', 'http://[::1]:8787']],
  ])('%s is looked for by https before http', (text, origins) => {
    expect(readExternalIp(text)).toEqual({ origins });
  });
});

it('lets a page connect to its own origin and to those that the server names, and nowhere else', () => {
  const named = ['https://api.example.org'];
  expect(allowedOrigin(['https://api.example.org'], 'https://here.example', named)).toBe('https://api.example.org');
  expect(allowedOrigin(['https://10.0.0.1', 'http://10.0.0.1'], 'http://10.0.0.1', named)).toBe('http://10.0.0.1');
  expect(allowedOrigin(['http://api.example.org'], 'https://here.example', named)).toBeUndefined();
});

it('counts an answer without a fault as a connection, readable or not', () => {
  expect([200, 204, 304, 401, 500].map((status) => isConnected({ kind: 'answered', status }))).toEqual([true, true, true, false, false]);
  expect(isConnected({ kind: 'unreadable' })).toBe(true);
  expect(isConnected({ kind: 'blocked' })).toBe(false);
});

it('opens the debug pages to members while developing, and to administrators anywhere', () => {
  const may = (['development', 'production', 'staging'] as const).map((place) => [mayDebug('member', place), mayDebug('admin', place)]);
  expect(may).toEqual([
    [true, true],
    [false, true],
    [false, true],
  ]);
});
