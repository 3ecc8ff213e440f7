import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remend from 'remend';
import { blocksOf, isPlain } from './blocks.ts';
import * as styles from './StreamingMarkdown.css.ts';

export interface StreamingMarkdownProps {
  /** Markdown; raw HTML in it is shown as text. */
  text: string;
  /** The text is still growing: syntax that is not closed yet is shown as if it were. @default false */
  streaming?: boolean;
}

const allowed = [
  'p',
  'br',
  'strong',
  'em',
  'del',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'h1',
  'h2',
  'h3',
  'h4',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const plugins = [remarkGfm];

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  // A reply stands inside a page that has headings of its own.
  h1: ({ children }) => <p className={styles.heading}>{children}</p>,
  h2: ({ children }) => <p className={styles.heading}>{children}</p>,
  h3: ({ children }) => <p className={styles.heading}>{children}</p>,
  h4: ({ children }) => <p className={styles.heading}>{children}</p>,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard has to reach it.
    <div className={styles.scroller} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard has to reach them.
    <pre tabIndex={0}>{children}</pre>
  ),
};

const Block = memo(function Block({ text }: { text: string }) {
  if (isPlain(text)) return <p>{text}</p>;
  return (
    <Markdown remarkPlugins={plugins} allowedElements={allowed} unwrapDisallowed components={components}>
      {text}
    </Markdown>
  );
});

/** A guide's reply: an allow-list of markdown, no HTML, links only to the web, mail and phone. Finished blocks are parsed once. */
export function StreamingMarkdown({ text, streaming = false }: StreamingMarkdownProps) {
  const blocks = blocksOf(text);
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => {
        const growing = streaming && index === blocks.length - 1;
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end, so their place is their name.
        return <Block key={`${index}`} text={growing ? remend(block) : block} />;
      })}
    </div>
  );
}
