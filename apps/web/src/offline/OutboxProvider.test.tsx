import { api } from '@everstep/domain';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, renderIn, sessionOf } from '../testing/harness.tsx';
import { OutboxProvider } from './OutboxProvider.tsx';
import { endpointName } from './outbox.ts';
import type * as Stores from './outbox-store.ts';

const store = await vi.hoisted(async () => (await import('./outbox-store.ts')).memoryStore());
vi.mock('./outbox-store.ts', async (original) => ({ ...(await original<typeof Stores>()), deviceStore: () => store }));

const refused = (memberId: string, sentence: string) => ({
  id: `${memberId}-1`,
  memberId,
  endpoint: endpointName(api.gamification.checkIn),
  input: { body: {} },
  createdAt: 1,
  attempts: 0,
  refused: sentence,
});

it('says what the server refuses to whoever made it, and to nobody else who uses the device', async () => {
  await store.put(refused('bo', 'The day of Bo is over.'));
  await store.put(refused('ada', 'The day of Ada is over.'));
  const { session } = sessionOf('ada');
  renderIn(<OutboxProvider celebrate={() => undefined}>{null}</OutboxProvider>, { server: fakeServer(), session });
  await screen.findAllByText('The day of Ada is over.');
  expect(screen.queryByText('The day of Bo is over.')).toBeNull();
  await waitFor(async () => expect((await store.all()).map(({ memberId }) => memberId)).toEqual(['bo']));
});
