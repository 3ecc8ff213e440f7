import { blocksOf } from './blocks.ts';
import { Formatted } from './Formatted.tsx';
import * as styles from './StreamingMarkdown.css.ts';

export interface StreamingMarkdownProps {
  /** Markdown; raw HTML in it is shown as text. */
  text: string;
  /** The text is still growing: syntax that is not closed yet is shown as if it were. @default false */
  streaming?: boolean;
}

/** A guide's reply: paragraphs, lists, quotes, code and tables, no HTML, links only to the web and mail. Finished blocks are parsed once. */
export function StreamingMarkdown({ text, streaming = false }: StreamingMarkdownProps) {
  const blocks = blocksOf(text);
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end, so their place is their name.
        <Formatted key={index} text={block} growing={streaming && index === blocks.length - 1} />
      ))}
    </div>
  );
}
