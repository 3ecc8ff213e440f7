import { expect, it } from 'vitest';
import { recordingLog, testDatabase } from '../testing/index.ts';
import { addressGroup } from './address.ts';
import { memoryLimits, postgresLimits } from './rate-limit.ts';
import { type Limit, perMember } from './route.ts';

const two = perMember(2, 'minute');

it('looks without counting, and starts over when told to', async () => {
  const limits = memoryLimits(1, recordingLog().log);
  const refused = { code: 'rate_limited', retryAfter: expect.any(Number) };
  await limits.check('login', two, 'ada');
  await limits.take('login', two, 'ada');
  await limits.check('login', two, 'ada');
  await limits.take('login', two, 'ada');
  await expect(limits.check('login', two, 'ada')).rejects.toMatchObject(refused);
  await expect(limits.take('login', two, 'ada')).rejects.toMatchObject(refused);
  await limits.take('another', two, 'ada');
  await limits.clear('login', two, 'ada');
  await limits.take('login', two, 'ada');
});

it('grows with the scale, and never to nothing', async () => {
  const limits = memoryLimits(1.5, recordingLog().log);
  for (let turn = 0; turn < 3; turn += 1) await limits.take('scaled', two, 'ada');
  await expect(limits.take('scaled', two, 'ada')).rejects.toMatchObject({ code: 'rate_limited' });
  const small = memoryLimits(0.01, recordingLog().log);
  await small.take('scaled', two, 'ada');
  await expect(small.take('scaled', two, 'ada')).rejects.toMatchObject({ code: 'rate_limited' });
});

it('counts for all servers of one PostgreSQL together', async () => {
  const { db, remove } = await testDatabase('postgres');
  const [here, there] = [postgresLimits(db, 1, recordingLog().log), postgresLimits(db, 1, recordingLog().log)];
  await here.take('login', two, 'ada');
  await there.take('login', two, 'ada');
  await expect(here.take('login', two, 'ada')).rejects.toMatchObject({ code: 'rate_limited' });
  await remove();
});

it('lets calls through when the counter fails, except where a limit fails closed', async () => {
  const { db, remove } = await testDatabase('postgres');
  const { log, lines } = recordingLog();
  const limits = postgresLimits(db, 1, log);
  await limits.take('open', two, 'ada');
  await db.close();
  const strict: Limit = { ...two, failClosed: true };
  await limits.take('open', two, 'ada');
  await expect(limits.take('closed', strict, 'ada')).rejects.toMatchObject({ code: 'unavailable' });
  expect(lines).toHaveLength(2);
  await remove();
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts the address %s as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});
