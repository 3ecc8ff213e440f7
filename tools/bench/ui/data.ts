import type { Message } from '@everstep/domain';
import type { RowData } from './kind.ts';

const states = ['open', 'done', 'resting'] as const;

export const rowsOf = (count: number): readonly RowData[] =>
  Array.from({ length: count }, (_, id) => ({
    id,
    title: `Habit number ${id}`,
    description: 'Every day, five minutes after the first coffee',
    state: states[id % states.length] ?? 'open',
  }));

export const navItems: readonly string[] = Array.from({ length: 25 }, (_, index) => `Place ${index + 1}`);
export const cardTitles: readonly string[] = Array.from({ length: 12 }, (_, index) => `Promise ${index + 1}`);

const sentences = [
  'It rained, so I stayed in and wrote half a page.',
  'Half a page is half a page more than nothing. Which sentence are you glad about?',
] as const;

/** A conversation in turns, oldest first. */
export const messagesOf = (count: number): readonly Message[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `message-${index}`,
    role: index % 2 === 0 ? 'user' : 'assistant',
    content: `${sentences[index % 2]} (${index + 1})`,
    timestamp: '2026-11-21T08:00:00.000Z',
    personaId: 'kael',
    contentType: 'text',
    status: 'complete',
    turnId: null,
    clientMessageId: null,
    safety: null,
    siblings: { index: 0, count: 1 },
  }));
