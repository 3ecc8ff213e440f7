import { type LibraryItem, type LibraryKind, type LibraryLimits, libraryTypeWords } from '@everstep/domain';
import { useMemo } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { Text } from '../../components/Text/index.ts';
import { formatCount } from '../../product/format.ts';
import { momentOf } from '../admin/words.ts';
import { RetryBanner } from '../system/RetryBanner.tsx';
import { checksumBeginning, sizeWords, typeWords } from './file-words.ts';
import { ItemActions, type ItemActs } from './ItemActions.tsx';
import { LIBRARY_SEARCH } from './library-focus.ts';
import { type UploadActs, UploadList, type UploadRow } from './UploadList.tsx';

/** What is asked of the library. */
export interface LibraryFilter {
  readonly q: string;
  readonly kind: LibraryKind | 'any';
}

export const everyItem: LibraryFilter = { q: '', kind: 'any' };

export interface LibraryViewProps extends ItemActs, UploadActs {
  readonly filter: LibraryFilter;
  readonly onFilterChange: (filter: LibraryFilter) => void;
  /** Those found so far; undefined while they are on their way or could not be loaded. */
  readonly items: readonly LibraryItem[] | undefined;
  /** How large files may be; undefined until it is known. */
  readonly limits: LibraryLimits | undefined;
  /** A search is under way. @default false */
  readonly searching?: boolean | undefined;
  /** Why they could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** Whether there are further ones. @default false */
  readonly more?: boolean | undefined;
  readonly onMore: () => void;
  /** Files that are on their way. */
  readonly uploads: readonly UploadRow[];
  /** Begins to upload a file, or goes on with it where it was cut off. */
  readonly onChoose: (file: File) => void;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

const kindOptions = [
  { value: 'any', label: 'Documents and videos' },
  { value: 'document', label: 'Documents' },
  { value: 'video', label: 'Videos' },
] as const;

/** Documents and videos for members: uploaded, found, replaced and taken away. */
export function LibraryView(props: LibraryViewProps) {
  const { items, problem, onRetry, more = false, searching = false, onMore } = props;
  return (
    <Stack gap="6">
      <AddCard {...props} />
      <Card heading="Library">
        <Stack gap="4">
          <Filters {...props} />
          {problem && items && <RetryBanner problem={problem} onRetry={onRetry} />}
          <ItemTable {...props} />
          {more && (
            <Inline>
              <Button tone="outline" loading={searching} onClick={onMore}>
                Show more
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}

function AddCard({ limits, uploads, onChoose, onPause, onResume, onCancel }: LibraryViewProps) {
  const sizes =
    limits &&
    ` Documents up to ${sizeWords(limits.document)}, videos up to ${sizeWords(limits.video)}; there is room for ${sizeWords(limits.left)}.`;
  return (
    <Card heading="Upload">
      <Stack gap="5">
        <FileDrop
          kind="file"
          label="A document or a video"
          help={`${libraryTypeWords.document}; ${libraryTypeWords.video}.${sizes ?? ''} Members see documents under Downloads as soon as they are whole.`}
          types={['*/*']}
          typesLabel={`${libraryTypeWords.document}; ${libraryTypeWords.video}`}
          maxBytes={limits ? Math.max(limits.document, limits.video) : Number.MAX_SAFE_INTEGER}
          onChoose={onChoose}
        />
        <UploadList uploads={uploads} onPause={onPause} onResume={onResume} onCancel={onCancel} />
      </Stack>
    </Card>
  );
}

function Filters({ filter, onFilterChange, searching }: LibraryViewProps) {
  return (
    <Grid columns="medium" gap="4">
      <SearchField
        id={LIBRARY_SEARCH}
        label="Search"
        help="Words of the title."
        defaultValue={filter.q}
        maxLength={100}
        loading={searching ?? false}
        onSearch={(q) => onFilterChange({ ...filter, q })}
      />
      <Select
        label="Show"
        options={kindOptions}
        value={filter.kind}
        onValueChange={(kind) => onFilterChange({ ...filter, kind: kindOptions.find(({ value }) => value === kind)?.value ?? 'any' })}
      />
    </Grid>
  );
}

const columnsOf = (timeZone: string): readonly TableColumn<LibraryItem>[] => [
  { key: 'title', header: 'Title', cell: (item) => <TitleCell item={item} /> },
  { key: 'type', header: 'Type', cell: typeWords },
  { key: 'size', header: 'Size', noWrap: true, cell: ({ byteSize }) => sizeWords(byteSize) },
  { key: 'version', header: 'Version', cell: ({ fileVersion }) => fileVersion },
  {
    key: 'date',
    header: 'Date',
    noWrap: true,
    cell: ({ publishedAt }) => <time dateTime={publishedAt}>{momentOf(publishedAt, timeZone, 'en-GB')}</time>,
  },
  { key: 'checksum', header: 'Checksum', noWrap: true, cell: ({ checksum }) => checksumBeginning(checksum) },
  { key: 'downloads', header: 'Downloads', cell: ({ downloads }) => formatCount(downloads) },
];

function ItemTable(props: LibraryViewProps) {
  const { filter, items, problem, onRetry, timeZone } = props;
  const columns = useMemo(() => columnsOf(timeZone), [timeZone]);
  const asked = filter.q !== '' || filter.kind !== 'any';
  return (
    <Table
      caption="Documents and videos"
      hideCaption
      columns={columns}
      rows={items ?? []}
      rowKey={({ id }) => id}
      loading={items === undefined && problem === undefined}
      loadingLabel="Loading the library"
      rowActions={(item) => <ItemActions {...props} item={item} />}
      error={problem && !items && <RetryBanner problem={problem} onRetry={onRetry} />}
      empty={
        <EmptyState title={asked ? 'Nothing found' : 'The library is empty'} headingLevel={3}>
          {asked
            ? 'Try other words, or show documents and videos.'
            : 'What you upload above stands here, and members find it under Downloads.'}
        </EmptyState>
      }
    />
  );
}

function TitleCell({ item: { title, kind, captionsUrl } }: { readonly item: LibraryItem }) {
  return (
    <Inline gap="2">
      <Text as="span">{title}</Text>
      {kind === 'video' && captionsUrl !== null && <Chip tone="neutral">Captions</Chip>}
    </Inline>
  );
}
