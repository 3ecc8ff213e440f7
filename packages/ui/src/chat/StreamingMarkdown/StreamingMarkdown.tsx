import { Component, lazy, memo, type ReactNode, Suspense } from 'react';
import { blocksOf, isPlain } from './blocks.ts';
import * as styles from './StreamingMarkdown.css.ts';

export interface StreamingMarkdownProps {
  /** Markdown; raw HTML in it is shown as text. */
  text: string;
  /** The text is still growing: syntax that is not closed yet is shown as if it were. @default false */
  streaming?: boolean;
}

const load = () => import('./Formatted.tsx').then(({ Formatted }) => ({ default: Formatted }));
const Formatted = lazy(load);

interface BlockProps {
  text: string;
  streaming: boolean;
}

const Block = memo(function Block({ text, streaming }: BlockProps) {
  const unformatted = <p>{text}</p>;
  if (isPlain(text)) return unformatted;
  return (
    <Unbroken fallback={unformatted}>
      <Suspense fallback={unformatted}>
        <Formatted text={text} streaming={streaming} />
      </Suspense>
    </Unbroken>
  );
});

/** A guide's reply: paragraphs, lists, quotes, code and tables, no HTML, links only to the web, mail and phone. Finished blocks are parsed once. */
export function StreamingMarkdown({ text, streaming = false }: StreamingMarkdownProps) {
  const blocks = blocksOf(text);
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end, so their place is their name.
        <Block key={index} text={block} streaming={streaming && index === blocks.length - 1} />
      ))}
    </div>
  );
}

/** Fetches the parser, so that the first reply that needs it does not show its marks for a moment. */
export function preloadMarkdown(): void {
  load().catch(() => undefined);
}

interface UnbrokenProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** A parser that did not arrive, or met what it cannot read, must not take the words away: they show as they were written. */
class Unbroken extends Component<UnbrokenProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
