import { describe, expect, it } from 'vitest';
import { safetyCard, safetyText } from '../care/card.ts';
import { conversationFileName, conversationMarkdown } from './conversation-markdown.ts';
import { corePersonas } from './personas.ts';
import type { Proposal } from './proposals.ts';
import type { Conversation, Message } from './schemas.ts';

const setting = { guides: corePersonas, timeZone: 'Europe/Berlin' };
const ID = '01890000-0000-7000-8000-000000000000';

const message = (change: Partial<Message>): Message => ({
  id: ID,
  role: 'assistant',
  content: '',
  timestamp: '2026-03-01T09:05:00.000Z',
  personaId: 'kael',
  contentType: 'text',
  status: 'complete',
  turnId: null,
  clientMessageId: null,
  safety: null,
  siblings: { index: 0, count: 1 },
  ...change,
});
const asked = (content: string) => message({ role: 'user', content });

const conversation = (messages: Message[], change: Partial<Conversation> = {}): Conversation => ({
  _id: ID,
  id: ID,
  conversationId: ID,
  title: 'Mosses in winter',
  currentPersona: 'kael',
  personaId: 'kael',
  createdAt: '2026-03-01T09:00:00.000Z',
  lastUpdated: '2026-03-02T23:30:00.000Z',
  messages,
  ...change,
});
const saved = (messages: Message[], change: Partial<Conversation> = {}) => conversationMarkdown(conversation(messages, change), setting);
/** What stands in the document for the words of one message. */
const wordsOf = (one: Message) => saved([one]).split('2026, 10:05\n\n')[1]?.trimEnd();

describe('a saved conversation', () => {
  it('says what it is, with whom and when, and then who said what', () => {
    const text = saved([asked('Where do I begin?'), message({ content: 'With **one** page.\n\n- Coffee\n- Page' })]);
    expect(text).toBe(`# Mosses in winter

- With Kael (Opportunity Coach). Guides are computer programs, not humans.
- Begun on 1 March 2026, 10:00
- Last update on 3 March 2026, 00:30

## You, 1 March 2026, 10:05

> Where do I begin?

## Kael, 1 March 2026, 10:05

> With **one** page.
>
> - Coffee
> - Page
`);
  });

  it('names every guide that spoke, and says where they saw no records', () => {
    const text = saved([message({ content: 'One.' }), message({ content: 'Two.', personaId: 'luma' })], { incognito: true });
    expect(text).toContain('- With Kael (Opportunity Coach), Luma (');
    expect(text).toContain('- Incognito: the guides saw none of your records');
    expect(text).toContain('## Luma, 1 March 2026');
  });

  it('goes by its first message where it has no title, and by its guide where nothing was said', () => {
    expect(saved([asked('How do I say no?')], { title: '' })).toMatch(/^# About: How do I say no\?\n/);
    expect(saved([], { title: ' ' })).toMatch(/^# Chat with Kael\n/);
  });

  it.each([
    ['stopped', 'You stopped this reply here.'],
    ['interrupted', 'This reply was interrupted here.'],
    ['failed', 'This reply failed here.'],
    ['streaming', 'This reply was still being written when the conversation was saved.'],
  ] as const)('keeps what was written of a reply that is %s, and says so', (status, note) => {
    expect(wordsOf(message({ content: 'Start with', status }))).toBe(`> Start with\n\n*${note}*`);
    expect(wordsOf(message({ status }))).toBe(`*${note}*`);
  });

  it('has each proposal on a line of its own, with what became of it, whatever its words try to be', () => {
    const propose = (status: Proposal['status'], action: Proposal['action']): Proposal => ({ id: ID, status, action });
    const proposals = [
      propose('done', { kind: 'create-goal', title: '# One\n## Two', why: '', size: 'S', dueDate: '2026-04-01' }),
      propose('open', { kind: 'create-habit', title: '*Ten* push-ups', schedule: { per: 'day', times: 1 }, cue: 'After <b>coffee' }),
      propose('dismissed', { kind: 'log-mood', score: 4, note: '' }),
      propose('done', { kind: 'start-challenge', templateId: 'gone' }),
      propose('open', { kind: 'open-meditation', minutes: 1 }),
      propose('dismissed', { kind: 'write-journal', title: '', body: '[a](http://x) '.repeat(40) }),
    ];
    const [words, lines = ''] = wordsOf(message({ content: 'Shall we?', proposals }))?.split('\n\n') ?? [];
    expect(words).toBe('> Shall we?');
    expect(lines.split('\n').slice(0, 5)).toEqual([
      '- Goal, done: \\# One ## Two, by 1 April 2026',
      '- Habit, proposed: \\*Ten\\* push-ups; Every day; After \\<b>coffee',
      '- Mood, dismissed: 4 of 5',
      '- Challenge, done: gone',
      '- Pause, proposed: 1 minute of quiet',
    ]);
    expect(lines.split('\n')[5]).toMatch(/^- Journal entry, dismissed: (\\\[a\\\]\(http:\/\/x\) ?)+.* …$/);
    expect(lines.split('\n')).toHaveLength(6);
  });

  it('has a safety card in plain words, with every number, said by nobody’s voice', () => {
    const card = safetyCard('suicide', 'GB');
    const shown = message({ contentType: 'safety', content: safetyText(card), safety: { level: 4, card } });
    const text = saved([asked('I do not want to be here.'), shown]);
    expect(text).toContain('## Everstep, 1 March 2026');
    for (const part of [card.title, card.question, '999', '116 123', ...card.grounding]) expect(text).toContain(part);
    expect(text).not.toContain('With Kael');
  });

  it('lets the member’s signs stand for themselves', () => {
    const lines = [
      '# One',
      '- two',
      '1. three',
      '> four',
      '*five* _six_ `seven`',
      '<b>eight</b> &amp; [nine](http://x)',
      '***',
      '===',
      'a | b',
    ];
    expect(wordsOf(asked(lines.join('\n')))).toBe(
      [
        '> \\# One  ',
        '> \\- two  ',
        '> 1\\. three  ',
        '> \\> four  ',
        '> \\*five\\* \\_six\\_ \\`seven\\`  ',
        '> \\<b>eight\\</b> \\&amp; \\[nine\\](http://x)  ',
        '> \\*\\*\\*  ',
        '> \\===  ',
        '> a \\| b',
      ].join('\n'),
    );
  });

  it('keeps the member’s lines and the room before them, whatever system they come from', () => {
    expect(wordsOf(asked('One\r\nTwo\rThree\u2028    Four\n\n\tFive\u0007'))).toBe(
      '> One  \n> Two  \n> Three  \n> \u00a0\u00a0\u00a0\u00a0Four  \n>\n> \u00a0\u00a0\u00a0\u00a0Five',
    );
  });

  it('shows a guide’s tags as text and its pictures as links: nothing is fetched by reading', () => {
    expect(wordsOf(message({ content: 'a < b <img src=x> <!-- ![cat](https://x.example/cat.png) \\<script>' }))).toBe(
      '> a < b &lt;img src=x> &lt;!-- [cat](https://x.example/cat.png) \\&lt;script>',
    );
  });

  it('keeps a title on one line, without marks', () => {
    expect(saved([], { title: '# One\n## Two *three*' })).toMatch(/^# \\# One ## Two \\\*three\\\*\n\n- /);
  });

  it('reads an unknown zone as UTC', () => {
    expect(conversationMarkdown(conversation([]), { ...setting, timeZone: 'Mars/Base' })).toContain('Begun on 1 March 2026, 09:00');
  });
});

describe('the name of its file', () => {
  const nameOf = (title: string) => conversationFileName({ title, lastUpdated: '2026-03-02T23:30:00.000Z' }, 'Europe/Berlin');

  it('has the date where the member is, and the title', () => {
    expect(nameOf('My thesis on mosses')).toBe('conversation-2026-03-03-my-thesis-on-mosses.md');
    expect(nameOf('Übung: 15 % „mehr“, 100 Prozent?')).toBe('conversation-2026-03-03-übung-15-mehr-100-prozent.md');
    expect(nameOf('朝の練習')).toBe('conversation-2026-03-03-朝の練習.md');
  });

  it.each(['', ' ', '...', '../../', '😀', '\u202e\u0000'])('is that of a plain file for the title %j', (title) => {
    expect(nameOf(title)).toBe('conversation-2026-03-03.md');
  });

  it.each(['../../etc/passwd', 'CON', 'a\\b:c*d?e"f<g>h|i', 'line\nbreak', '.hidden', 'x'.repeat(300), '朝'.repeat(300)])(
    'can be taken by every system: %j',
    (title) => {
      expect(nameOf(title)).toMatch(/^conversation-2026-03-03-[\p{L}\p{M}\p{N}-]+\.md$/u);
      expect(new TextEncoder().encode(nameOf(title)).length).toBeLessThan(250);
    },
  );
});
