import { Avatar } from '../../components/Avatar/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Table, type TableColumn } from '../../components/Table/index.ts';
import { PageColumns } from '../../product/PageLayout/index.ts';
import { DebugFrame } from './DebugFrame.tsx';
import { exactMomentOf, sizeOf, spanOf } from './words.ts';

/** One size of the photo, as it was loaded. */
export interface ImageReading {
  /** Such as "Thumbnail". */
  readonly name: string;
  /** Its address with its signature, for the picture itself. */
  readonly src: string;
  readonly state:
    | { readonly kind: 'loading' }
    | {
        readonly kind: 'loaded';
        readonly width: number;
        readonly height: number;
        readonly bytes: number;
        readonly type: string;
        /** Milliseconds from asking to the last byte. */
        readonly took: number;
      }
    /** Why it could not be loaded, in a sentence. */
    | { readonly kind: 'failed'; readonly reason: string };
}

export interface ProfileImageTestViewProps {
  readonly name: string;
  /** The sizes of the photo; empty without one. */
  readonly images: readonly ImageReading[];
  /** When the addresses run out, in milliseconds since 1970; undefined where they do not say. */
  readonly goodUntil: number | undefined;
  /** An address at which there is no picture. */
  readonly missingSrc: string;
  /** Loads all sizes again, past the browser's cache. */
  readonly onReload: () => void;
  readonly reloading: boolean;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

const columns: readonly TableColumn<ImageReading>[] = [
  { key: 'name', header: 'Size', cell: ({ name }) => name },
  { key: 'picture', header: 'Picture', cell: ({ name, src }) => <Avatar name={name} src={src} size="large" decorative /> },
  { key: 'result', header: 'Result', cell: ({ state }) => <Result state={state} /> },
  {
    key: 'pixels',
    header: 'Pixels',
    noWrap: true,
    cell: ({ state }) => (state.kind === 'loaded' ? `${state.width} × ${state.height}` : '–'),
  },
  {
    key: 'bytes',
    header: 'Bytes',
    kind: 'number',
    noWrap: true,
    cell: ({ state }) => (state.kind === 'loaded' ? sizeOf(state.bytes) : '–'),
  },
  { key: 'type', header: 'Type', cell: ({ state }) => (state.kind === 'loaded' ? state.type : '–') },
  { key: 'took', header: 'Took', kind: 'number', noWrap: true, cell: ({ state }) => (state.kind === 'loaded' ? spanOf(state.took) : '–') },
];

function Result({ state }: Pick<ImageReading, 'state'>) {
  if (state.kind === 'loading') return <Chip tone="info">Loading</Chip>;
  if (state.kind === 'loaded') return <Chip tone="success">Loaded</Chip>;
  return <Chip tone="danger">{state.reason}</Chip>;
}

/** The member's photo in its sizes, and what stands in for it. */
export function ProfileImageTestView(props: ProfileImageTestViewProps) {
  const { name, images, goodUntil, missingSrc, onReload, reloading, timeZone } = props;
  return (
    <DebugFrame
      current="/profile-image-test"
      title="Profile photo"
      line="Your photo in each of its sizes, as this browser gets it."
      actions={
        images.length > 0 && (
          <Button tone="outline" loading={reloading} onClick={onReload}>
            Load again
          </Button>
        )
      }
    >
      <PageColumns
        main={
          <Card heading="Sizes" aside={goodUntil !== undefined && `Addresses good until ${exactMomentOf(goodUntil, timeZone)}`}>
            <Table
              caption="Sizes of the photo"
              hideCaption
              columns={columns}
              rows={images}
              rowKey={(image) => image.name}
              empty={
                <EmptyState
                  title="No photo yet"
                  headingLevel={3}
                  action={<LinkButton href="/settings?tab=profile">Choose a photo</LinkButton>}
                >
                  Your initials stand in for it everywhere, as beside this.
                </EmptyState>
              }
            />
          </Card>
        }
        side={
          <Card heading="Without a picture">
            <List aria-label="What stands in for a picture">
              <ListItem title="No photo" description="The initials of the name" start={<Avatar name={name} size="medium" decorative />} />
              <ListItem
                title="A photo that does not load"
                description="The initials as well, once the browser has given up"
                start={<Avatar name={name} src={missingSrc} size="medium" decorative />}
              />
              <ListItem title="No name either" description="A plain figure" start={<Avatar name="" size="medium" decorative />} />
            </List>
          </Card>
        }
      />
    </DebugFrame>
  );
}
