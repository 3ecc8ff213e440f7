import type { LibraryDownload } from '@everstep/domain';
import { formatCount } from '../../product/format.ts';
import { momentOf } from '../admin/words.ts';
import * as styles from './FileFacts.css.ts';
import { sizeWords, typeWords } from './file-words.ts';

interface FileFactsProps {
  readonly item: LibraryDownload;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

/** Everything there is to say of a file, its whole checksum included. */
export function FileFacts({ item, timeZone }: FileFactsProps) {
  const { byteSize, checksum, downloads, fileVersion, publishedAt } = item;
  const facts = [
    ['Type', typeWords(item)],
    ['Size', byteSize < 1024 ? sizeWords(byteSize) : `${sizeWords(byteSize)} (${formatCount(byteSize)} bytes)`],
    ['Version', String(fileVersion)],
    ['Date', momentOf(publishedAt, timeZone, 'en-GB')],
    ['Downloads', formatCount(downloads)],
    ['Checksum (SHA-256)', checksum],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
