import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it('leads back to the path that was handed over [guard-002]', () => {
  expect(returnPath({ from: '/settings?tab=account#email' })).toBe('/settings?tab=account#email');
});

it.each([
  undefined,
  null,
  'x',
  {},
  { from: 7 },
  { from: '' },
  { from: 'settings' },
  { from: '//evil.example' },
  { from: '/\\evil.example' },
  { from: 'https://evil.example' },
  { from: 'javascript:alert(1)' },
])('leads to the dashboard and never to another site: %j', (state) => {
  expect(returnPath(state)).toBe('/');
});

it.each(['/auth', '/auth#reset=1', '/login', '/login?x=1', '/register', '/warrior-reg', '/LOGIN', '/forgot-password'])(
  'leads to the dashboard rather than back to the door: %s',
  (from) => {
    expect(returnPath({ from })).toBe('/');
  },
);

it('leads to pages whose names only begin like the door', () => {
  expect(returnPath({ from: '/authors' })).toBe('/authors');
});
