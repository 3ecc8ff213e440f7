import { api } from '@everstep/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { askedOf, conversationOf, messageOf } from '../testing/chat.ts';
import { fakeServer } from '../testing/harness.tsx';
import { saveConversation } from './save-conversation.ts';

const saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved.length = 0;
  let blob = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    if (given instanceof Blob) blob = given;
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('reads a conversation whole and hands it over as a file named by date and title', async () => {
  const messages = [askedOf('q', 'Where do I begin?'), messageOf('r', { content: 'With **one** page.', status: 'stopped' })];
  const server = fakeServer().on(api.chat.conversation, { ...conversationOf('c1', messages), title: 'A/B: begin?', incognito: true });
  await saveConversation(server.call, 'c1', 'Europe/Berlin');
  expect(server.sent(api.chat.conversation)).toEqual([{ params: { conversationId: 'c1' } }]);
  expect(saved.map(({ name }) => name)).toEqual(['conversation-2026-03-01-a-b-begin.md']);
  const text = await saved[0]?.text;
  expect(text).toContain('# A/B: begin?');
  expect(text).toContain('## You, 1 March 2026, 11:00\n\n> Where do I begin?');
  expect(text).toContain('## Kael, 1 March 2026, 11:00\n\n> With **one** page.\n\n*You stopped this reply here.*');
  expect(text).toContain('Incognito');
});

it('hands nothing over when the conversation does not come', async () => {
  const server = fakeServer().on(api.chat.conversation, new ApiError('offline', 'You are offline.'));
  await expect(saveConversation(server.call, 'c1', 'UTC')).rejects.toThrow('You are offline.');
  expect(saved).toEqual([]);
});
