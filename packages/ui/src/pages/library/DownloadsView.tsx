import { type LibraryDownload, shownTypes } from '@everstep/domain';
import { Download, ExternalLink, Info } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf } from '../../product/format.ts';
import { PageHeader } from '../../product/PageLayout/index.ts';
import { PlainList } from '../../product/PlainList.tsx';
import { momentOf } from '../admin/words.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import * as styles from './FileFacts.css.ts';
import { sizeWords, typeWords } from './file-words.ts';
import { itemOptionsId, LIBRARY_SEARCH } from './library-focus.ts';

export interface DownloadsViewProps {
  /** What is searched for. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
  /** Newest first; undefined while they are on their way or could not be loaded. */
  readonly downloads: readonly LibraryDownload[] | undefined;
  /** A search is under way. @default false */
  readonly searching?: boolean | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** Whether there are older ones. @default false */
  readonly more?: boolean | undefined;
  readonly onMore: () => void;
  readonly onDownload: (item: LibraryDownload) => void;
  /** Shows a document in a window of its own. */
  readonly onOpen: (item: LibraryDownload) => void;
  readonly onDetails: (item: LibraryDownload) => void;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

/** Documents for members, to keep. */
export function DownloadsView(props: DownloadsViewProps) {
  const { q, onSearch, downloads, searching = false, problem, onRetry, more = false, onMore } = props;
  const isEmpty = downloads?.length === 0 && q === '';
  return (
    <Stack gap="6">
      <PageHeader title="Downloads" line="Guides and worksheets from the team, to keep and to print." />
      {!isEmpty && (
        <SearchField
          id={LIBRARY_SEARCH}
          label="Search"
          help="Words of the title."
          defaultValue={q}
          maxLength={100}
          loading={searching}
          onSearch={onSearch}
        />
      )}
      {problem && <RetryBanner problem={problem} onRetry={onRetry} />}
      <Documents {...props} isEmpty={isEmpty} />
      {more && (
        <Inline>
          <Button tone="outline" loading={searching} onClick={onMore}>
            Show older ones
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function Documents({ downloads, problem, isEmpty, ...acts }: DownloadsViewProps & { readonly isEmpty: boolean }) {
  if (downloads === undefined) {
    return problem === undefined ? (
      <LoadingRegion label="Loading downloads">
        <Skeleton lines={4} />
      </LoadingRegion>
    ) : null;
  }
  if (isEmpty) {
    return (
      <Card>
        <EmptyState title="Nothing to download yet" headingLevel={2}>
          When the team adds a guide or a worksheet, it stands here.
        </EmptyState>
      </Card>
    );
  }
  if (downloads.length === 0) {
    return (
      <Card>
        <EmptyState title="Nothing found" headingLevel={2}>
          Try other words of the title.
        </EmptyState>
      </Card>
    );
  }
  return (
    <PlainList className={styles.list} aria-label="Documents">
      {downloads.map((item) => (
        <li key={item.id}>
          <Document item={item} {...acts} />
        </li>
      ))}
    </PlainList>
  );
}

type Acts = Pick<DownloadsViewProps, 'onDownload' | 'onOpen' | 'onDetails' | 'timeZone'>;

function Document({ item, onDownload, onOpen, onDetails, timeZone }: Acts & { readonly item: LibraryDownload }) {
  const facts = [
    typeWords(item),
    sizeWords(item.byteSize),
    `Version ${item.fileVersion}`,
    momentOf(item.publishedAt, timeZone, 'en-GB'),
    countOf(item.downloads, 'download'),
  ];
  return (
    <Card heading={item.title}>
      <Stack gap="4">
        <Text tone="muted">{facts.join(' · ')}</Text>
        <Inline gap="3">
          <Button icon={<Download />} aria-label={`Download ${item.title}`} onClick={() => onDownload(item)}>
            Download
          </Button>
          {shownTypes.includes(item.type) && (
            <Button tone="outline" icon={<ExternalLink />} aria-label={`Open ${item.title} in a new window`} onClick={() => onOpen(item)}>
              Open
            </Button>
          )}
          <IconButton id={itemOptionsId(item.id)} label={`Details of ${item.title}`} icon={<Info />} onClick={() => onDetails(item)} />
        </Inline>
      </Stack>
    </Card>
  );
}
