import { Square, SquareCheck } from 'lucide-react';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import remend from 'remend';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './StreamingMarkdown.css.ts';
import { safeHref } from './safe-href.ts';
import { streamingMarkdownTexts } from './texts.ts';

export interface FormattedProps {
  /** One block of markdown. */
  text: string;
  /** More is coming: what is still open at its end is closed. */
  growing: boolean;
}

/**
 * Markdown as React elements. The parser's tokens are the only way in: no HTML is ever built, and a token not named here shows as it was
 * written, so raw HTML is text and pictures from elsewhere are their description.
 */
export const Formatted = memo(function Formatted({ text, growing }: FormattedProps) {
  return blocks(tokensOf(growing ? remend(text) : text));
});

/** Deeper nobody writes to be read, and elements within elements by the hundred end a browser's tab. */
const DEEPEST = 40;
/** The parser looks for the partner of each mark of emphasis among all others: some thousands of them take it seconds. */
const MOST_MARKS = 1000;
const MARKS = /\*+|_+/g;

/** A model that repeats itself writes what no reader needs formatted: such text is shown as it was written. */
function tokensOf(text: string): Token[] {
  const asWritten: Token[] = [{ type: 'paragraph', raw: text, text, tokens: [{ type: 'text', raw: text, text }] }];
  if ((text.match(MARKS)?.length ?? 0) > MOST_MARKS) return asWritten;
  try {
    const tokens = Lexer.lex(text);
    return isDeeper(tokens, DEEPEST) ? asWritten : tokens;
  } catch {
    return asWritten;
  }
}

/** Whether tokens stand within tokens more than so many times. */
function isDeeper(tokens: readonly Partial<Token>[], most: number): boolean {
  return most < 0 || tokens.some((token) => within(token).some((inner) => isDeeper(inner, most - 1)));
}

function within(token: Partial<Token>): readonly (readonly Partial<Token>[])[] {
  const own = 'tokens' in token && token.tokens ? [token.tokens] : [];
  if (token.type === 'list') return [...own, token.items];
  if (token.type === 'table') return [token.header, ...token.rows].map((cells) => cells.flatMap(({ tokens }: Tokens.TableCell) => tokens));
  return own;
}

// Without extensions the parser makes its own tokens only; its types leave room for others.
const own = (tokens: Token[]) => tokens as MarkedToken[];
const each = (tokens: Token[], show: (token: MarkedToken) => ReactNode): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no names, and a block is shown anew as a whole.
  own(tokens).map((token, index) => <Fragment key={index}>{show(token)}</Fragment>);
const blocks = (tokens: Token[]) => each(tokens, block);
const inlines = (tokens: Token[] = []) => each(tokens, inline);

function block(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>;
    case 'heading':
      // A reply stands inside a page that has headings of its own.
      return <p className={styles.heading}>{inlines(token.tokens)}</p>;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens)}</blockquote>;
    case 'hr':
      return <hr />;
    case 'list':
      return <List list={token} />;
    case 'code':
      return (
        <Wide kind="code">
          <pre>
            <code>{token.text}</code>
          </pre>
        </Wide>
      );
    case 'table':
      return <Table table={token} />;
    case 'html':
      return <p>{token.text.trimEnd()}</p>;
    default:
      return inline(token);
  }
}

function inline(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>;
    case 'em':
      return <em>{inlines(token.tokens)}</em>;
    case 'del':
      return <del>{inlines(token.tokens)}</del>;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <Link link={token} />;
    case 'checkbox':
      return <Tick done={token.checked} />;
    case 'escape':
    case 'image':
      return token.text;
    case 'text':
      return token.tokens ? inlines(token.tokens) : withCharacters(token.text);
    default:
      return token.raw;
  }
}

/** New tab, and the other side learns nothing of this page. */
function Link({ link }: { link: Tokens.Link }) {
  const href = safeHref(link.href);
  const words = inlines(link.tokens);
  if (href === undefined) return words;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {words}
    </a>
  );
}

/** A mark, not a control: the guide's list is not the member's. */
function Tick({ done }: { done: boolean }) {
  const texts = useTexts('StreamingMarkdown', streamingMarkdownTexts);
  const Icon = done ? SquareCheck : Square;
  return <Icon className={styles.tick} role="img" aria-hidden={false} aria-label={done ? texts.done : texts.notDone} />;
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no names, and a list is shown anew as a whole.
    <li key={index}>{blocks(item.tokens)}</li>
  ));
  return list.ordered ? <ol start={Number(list.start || 1)}>{items}</ol> : <ul>{items}</ul>;
}

function Table({ table }: { table: Tokens.Table }) {
  const cell = (Tag: 'th' | 'td') => (one: Tokens.TableCell, index: number) => (
    <Tag key={index} className={one.align ? styles.align[one.align] : undefined}>
      {inlines(one.tokens)}
    </Tag>
  );
  return (
    <Wide kind="table">
      <table>
        <thead>
          <tr>{table.header.map(cell('th'))}</tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is named by its place.
            <tr key={index}>{row.map(cell('td'))}</tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** What may be wider than the bubble scrolls by itself. */
function Wide({ kind, children }: { kind: 'code' | 'table'; children: ReactNode }) {
  const texts = useTexts('StreamingMarkdown', streamingMarkdownTexts);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    <div className={styles.wide} role="group" aria-label={texts[kind]} tabIndex={0}>
      {children}
    </div>
  );
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The few named characters that models write; the parser leaves them for an HTML page to read. */
const withCharacters = (text: string): string => text.replace(/&([a-z]+);/g, (written, name: string) => characters[name] ?? written);
