import { render, screen, within } from '@testing-library/react';
import { Lexer } from 'marked';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatted } from '../example-data.ts';
import { StreamingMarkdown } from './index.ts';
import { safeHref } from './safe-href.ts';

afterEach(() => vi.restoreAllMocks());

const shown = (text: string, streaming = false) => render(<StreamingMarkdown text={text} streaming={streaming} />).container;

describe('StreamingMarkdown', () => {
  it('shows emphasis, lists, quotes, tables, code and links', () => {
    const container = shown(formatted);
    for (const tag of ['strong', 'em', 'del', 'ul ul', 'blockquote', 'hr', 'p > code']) expect(container.querySelector(tag)).not.toBeNull();
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Day', 'Pages', 'Mood']);
    expect(screen.getByRole('group', { name: 'Code' })).toHaveTextContent('coffee, document, one page, close');
    expect(screen.getByRole('img', { name: 'Done' }).closest('li')).toHaveTextContent('Write to your supervisor');
    expect(screen.getByRole('img', { name: 'Not done' }).closest('li')).toHaveTextContent('Print chapter two');
  });

  it('opens links elsewhere, telling the other side nothing', () => {
    shown('[a read](https://example.org/small)');
    const link = screen.getByRole('link', { name: 'a read' });
    expect(link).toHaveAttribute('href', 'https://example.org/small');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  });

  it('keeps the number an ordered list begins with', () => {
    expect(shown('4. four\n5. five').querySelector('ol')).toHaveAttribute('start', '4');
  });

  it('shows raw HTML as text', () => {
    const html = '<img src=x onerror=alert(1)> and <b>bold</b>\n\n<script>alert(1)</script>';
    const container = shown(html);
    expect(container.querySelector('img, b, script')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)> and <b>bold</b>');
    expect(container).toHaveTextContent('<script>alert(1)</script>');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    '/settings',
    'file:///etc/passwd',
    'tel:08001234567',
    'sms:741741',
  ])('makes no link of %j', (href) => {
    expect(safeHref(href)).toBeUndefined();
    shown(`[press](<${href}>)`);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(/press/)).toBeInTheDocument();
  });

  it.each(['https://example.org/', 'http://example.org/', 'mailto:ada@example.org'])('makes a link of %s', (href) => {
    expect(safeHref(href)).toBe(href);
  });

  it('fetches no picture from elsewhere, and says what it would show', () => {
    const container = shown('![a patch of moss](https://example.org/moss.png)');
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('a patch of moss');
  });

  it.each([
    ['bold', 'Try **this', 'strong', 'this'],
    ['code', 'Press `Ent', 'code', 'Ent'],
    ['a code fence', 'So:\n\n```\nlet a', 'pre', 'let a'],
  ])('closes %s that is still open while text streams in', (_, text, tag, words) => {
    const container = shown(text, true);
    expect(container.querySelector(tag)).toHaveTextContent(words);
    expect(container.textContent).not.toMatch(/\*|`/);
  });

  it('makes no link of one that is not finished', () => {
    expect(shown('Read [this](https://exam', true)).toHaveTextContent('Read this');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows the marks of a finished text that never closed them', () => {
    expect(shown('2 ** 3')).toHaveTextContent('2 ** 3');
  });

  it('parses each finished block once while the rest streams in', () => {
    const lex = vi.spyOn(Lexer, 'lex');
    const text = 'One **two** three.\n\nAnd then a *long* second part of it.';
    const { rerender } = render(<StreamingMarkdown text="" streaming />);
    for (let length = 1; length <= text.length; length += 1) rerender(<StreamingMarkdown text={text.slice(0, length)} streaming />);
    rerender(<StreamingMarkdown text={text} />);
    const first = lex.mock.calls.filter(([parsed]) => parsed === 'One **two** three.');
    // As the last block, then once more when it was known to be finished.
    expect(first.length).toBeLessThanOrEqual(2);
  });

  it('shows what the parser cannot read as it was written', () => {
    const quotes = `${'>'.repeat(6000)} deep`;
    expect(shown(quotes)).toHaveTextContent(quotes);
  });

  it.each([
    ['quotes', `${'> '.repeat(1500)}deep`, 'blockquote'],
    ['lists', `${'- '.repeat(1500)}deep`, 'ul'],
    ['emphasis', `${'**a *b '.repeat(60)}${'b* a** '.repeat(60)}`, 'em'],
    ['a table', `|a|\n|-|\n|${'**a *b '.repeat(60)}${'b* a** '.repeat(60)}|`, 'table'],
  ])('shows %s nested deeper than anybody reads as they were written', (_, text, tag) => {
    const container = shown(text);
    expect(container.querySelector(tag)).toBeNull();
    expect(container).toHaveTextContent(text.trim().slice(-20));
  });

  it('keeps formatting that is only as deep as a thorough reply', () => {
    expect(
      shown(`${'> '.repeat(6)}**a *b***\n\n- a\n  - b\n    - c\n      - d`).querySelectorAll(
        'blockquote blockquote, ul ul ul ul, strong em',
      ),
    ).toHaveLength(7);
  });

  it('does not have thousands of marks of emphasis sorted out', () => {
    const lex = vi.spyOn(Lexer, 'lex');
    const text = '*a_'.repeat(6000);
    expect(shown(text, true)).toHaveTextContent(text);
    expect(lex).not.toHaveBeenCalled();
  });

  it('reads the named characters that models write, and no others', () => {
    expect(shown('Rock&nbsp;&amp;&nbsp;moss &lt;3 &euro;')).toHaveTextContent('Rock & moss <3 &euro;');
  });
});
