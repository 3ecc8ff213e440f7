import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemIds } from './clock.ts';
import { tokenSecret } from './token-secret.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'everstep-secret-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('is made at the first start, for its owner only, and stays the same', () => {
  const first = tokenSecret({ jwtSecret: undefined, dataDir }, systemIds);
  expect(first.length).toBeGreaterThanOrEqual(48);
  expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  expect(tokenSecret({ jwtSecret: undefined, dataDir }, systemIds)).toEqual(first);
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(Buffer.from(first).toString());
});

it('is the configured one where there is one', () => {
  const jwtSecret = 'x'.repeat(32);
  expect(Buffer.from(tokenSecret({ jwtSecret, dataDir }, systemIds)).toString()).toBe(jwtSecret);
});

it('is not taken from a file that was damaged', () => {
  writeFileSync(join(dataDir, 'jwt-secret'), '');
  expect(() => tokenSecret({ jwtSecret: undefined, dataDir }, systemIds)).toThrow('too short');
});
