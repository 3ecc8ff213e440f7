import { type Conversation, conversationMarkdown } from '@everstep/domain';
import { lexer, type Token } from 'marked';
import { expect, it } from 'vitest';
import * as example from '../example-data.ts';

const [summary] = example.conversations;
if (!summary) throw new Error('An example is missing');
const { firstMessage: _first, lastMessage: _last, messageCount: _count, ...head } = summary;

/** What a document is made of, as a reader of Markdown sees it. */
function partsOf(...words: readonly string[]): readonly Token[] {
  const messages = words.flatMap((text, index) => [example.fromMember(index * 2 + 1, text), example.fromGuide(index * 2 + 2, text)]);
  const conversation: Conversation = { ...head, title: words[0] ?? '', messages };
  return lexer(conversationMarkdown(conversation, { guides: [example.kael], timeZone: 'UTC' })).filter(({ type }) => type !== 'space');
}

const textOf = (token: Token): string =>
  token.type === 'br' ? '\n' : 'tokens' in token && token.tokens ? token.tokens.map(textOf).join('') : 'text' in token ? token.text : '';

/** Everything below a token, itself included. */
function allIn(token: Token): readonly Token[] {
  const inner = 'tokens' in token && token.tokens ? token.tokens : 'items' in token && token.items ? token.items : [];
  return [token, ...inner.flatMap(allIn)];
}

it.each([
  '```',
  '~~~~ js\n# inside',
  '# Heading\n## You, 1 March 2026, 10:05\n\n> Not said',
  'Setext\n===\n\nSetext\n---',
  '- a\n  - b\n\n      code',
  '1) one\n2) two',
  '    indented code\n\ttab',
  '<!-- never closed',
  '<script>alert(1)',
  '<details><summary>x',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  ':--|:--\n1|2',
  '[ref]: https://x.example "t"\n[ref]',
  '![cat](https://x.example/cat.png)',
  '***\n---\n___',
  '> > > deep\nlazy',
  '\\',
  'trailing \\\\\\',
  '`` ` ``` unpaired',
  '&lt;b&gt; &#35; &copy;',
  '\u2028# after a separator',
])('keeps its structure whatever is said: %j', (words) => {
  const parts = partsOf(words, 'The end.');
  expect(parts.map(({ type }) => type)).toEqual(['heading', 'list', ...Array(4).fill(['heading', 'blockquote']).flat()]);
  expect(parts.filter(({ type }) => type === 'heading').map((part) => ('depth' in part ? part.depth : 0))).toEqual([1, 2, 2, 2, 2]);
  const everything = parts.flatMap(allIn).map(({ type }) => type);
  expect(everything).not.toContain('html');
  expect(everything).not.toContain('image');
  // The member's own words are words and line ends, nothing else.
  const [, , , own] = parts;
  const kinds = new Set(own ? allIn(own).map(({ type }) => type) : []);
  for (const kind of ['blockquote', 'paragraph', 'text', 'escape', 'br', 'space', 'link']) kinds.delete(kind);
  expect([...kinds]).toEqual([]);
});

it('gives the member’s signs back as they were written', () => {
  const words = 'A *star*, a_snake_case, 3 < 4 > 2, "C:\\dir", `tick`, #1, ~~no~~, a|b, AT&T; [x]\n1. one\n- two';
  const [, , , own] = partsOf(words);
  expect(own && textOf(own).replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(words);
});
