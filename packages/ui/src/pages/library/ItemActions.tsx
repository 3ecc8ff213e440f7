import { type LibraryItem, shownTypes } from '@everstep/domain';
import { Captions, Download, ExternalLink, FileUp, Info, MoreHorizontal, Pencil, Play, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem, MenuSeparator } from '../../components/Menu/index.ts';
import { itemOptionsId } from './library-focus.ts';

/** What can be done with a document or a video. */
export interface ItemActs {
  /** Plays a video. */
  readonly onPlay: (item: LibraryItem) => void;
  /** Shows a document in a window of its own. */
  readonly onOpen: (item: LibraryItem) => void;
  readonly onDownload: (item: LibraryItem) => void;
  readonly onDetails: (item: LibraryItem) => void;
  readonly onRename: (item: LibraryItem) => void;
  readonly onReplace: (item: LibraryItem) => void;
  /** Gives a video captions, or takes them away. */
  readonly onCaptions: (item: LibraryItem) => void;
  readonly onDelete: (item: LibraryItem) => void;
}

/** The acts of one row, behind a button. */
export function ItemActions({ item, ...acts }: ItemActs & { readonly item: LibraryItem }) {
  const isVideo = item.kind === 'video';
  return (
    <Menu
      align="end"
      trigger={<IconButton id={itemOptionsId(item.id)} label={`Options for ${item.title}`} icon={<MoreHorizontal />} size="small" />}
    >
      {isVideo && (
        <MenuItem icon={<Play />} onSelect={() => acts.onPlay(item)}>
          Play
        </MenuItem>
      )}
      {!isVideo && shownTypes.includes(item.type) && (
        <MenuItem icon={<ExternalLink />} onSelect={() => acts.onOpen(item)}>
          Open
        </MenuItem>
      )}
      <MenuItem icon={<Download />} onSelect={() => acts.onDownload(item)}>
        Download
      </MenuItem>
      <MenuItem icon={<Info />} onSelect={() => acts.onDetails(item)}>
        Details
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Pencil />} onSelect={() => acts.onRename(item)}>
        Rename
      </MenuItem>
      <MenuItem icon={<FileUp />} onSelect={() => acts.onReplace(item)}>
        Upload a new version
      </MenuItem>
      {isVideo && (
        <MenuItem icon={<Captions />} onSelect={() => acts.onCaptions(item)}>
          Captions
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => acts.onDelete(item)}>
        Delete
      </MenuItem>
    </Menu>
  );
}
