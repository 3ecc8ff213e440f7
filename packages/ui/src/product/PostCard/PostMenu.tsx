import { BellOff, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import type { PostActions } from './PostCard.tsx';

interface PostMenuProps {
  readonly author: string;
  readonly own: boolean;
  readonly actions: PostActions;
}

/** What can be done about a post: the own one is edited or deleted, another's reported or muted. */
export function PostMenu({ author, own, actions }: PostMenuProps) {
  return (
    <Menu align="end" trigger={<IconButton label={`More about the post by ${author}`} icon={<Ellipsis />} size="small" />}>
      {own ? (
        <>
          <MenuItem icon={<Pencil />} onSelect={actions.onEdit}>
            Edit
          </MenuItem>
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={actions.onDelete}>
            Delete
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem icon={<BellOff />} onSelect={actions.onMute}>
            {`Mute ${author}`}
          </MenuItem>
          <MenuItem icon={<Flag />} description="A person looks at it. Nobody is told that it was you." onSelect={actions.onReport}>
            Report
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
