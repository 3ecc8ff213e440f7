import { api } from '@everstep/domain';
import { expect, it } from 'vitest';
import { explain, isRead, listeningDatabase, world } from '../../testing/index.ts';
import { pushSweep } from './sweep.ts';
import { startPushService } from './testing/push-service.ts';
import { makeVapidKeys } from './vapid.ts';

/** A table that is read without an index. Devices are handed out along the index of their ids. */
const READ_WHOLE = /^SCAN (?:push\w*|delivery|member|session|notification|reply|thread|receipt|mark|wish|care_event)$/;

it('reads devices and what waits for them by their indexes', async () => {
  const { db, database, asked } = await listeningDatabase();
  const { publicKey, privateKey } = makeVapidKeys();
  const env = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:ines@example.org' };
  const { ada, admin, deps, clock } = await world('sqlite', {
    deps: { db, push: async () => ({ status: 503, retryAfter: undefined }) },
    env,
  });
  const service = await startPushService(clock);
  asked.length = 0;
  const { devices } = await ada.call(api.notifications.startPush, { body: service.browser('phone') });
  for (const targetUsers of ['all' as const, 'member' as const, [ada.id]]) {
    const { id } = await admin.call(api.admin.sendNotification, { body: { title: 'News', message: 'What is new.', targetUsers } });
    await ada.call(api.notifications.reply, { params: { id }, body: { content: 'Thank you.' } });
  }
  const [thread] = (await admin.call(api.admin.threads)).threads;
  await admin.call(api.admin.answerThread, { params: { id: thread?.id ?? '' }, body: { content: 'You are welcome.' } });
  await pushSweep.run(deps);
  await ada.call(api.notifications.stopPush, { params: { id: devices[0]?.id ?? '' } });

  const statements = new Map(asked.filter(isRead).map((query) => [query.sql, query.parameters]));
  const plans = [...statements]
    .filter(([text]) => text.includes('push_'))
    .map(([text, parameters]) => ({ text, plan: explain(database, text, parameters) }));
  expect(plans.length).toBeGreaterThan(8);
  expect(plans.filter(({ plan }) => plan.some((step) => READ_WHOLE.test(step)))).toEqual([]);
});
