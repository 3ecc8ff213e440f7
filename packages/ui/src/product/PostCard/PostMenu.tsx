import { BellOff, Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { PostActions } from './PostCard.tsx';
import { postCardTexts } from './texts.ts';

interface PostMenuProps {
  readonly author: string;
  readonly own: boolean;
  readonly actions: PostActions;
}

/** What can be done about a post: the own one is edited or deleted, another's reported or muted. */
export function PostMenu({ author, own, actions }: PostMenuProps) {
  const texts = useTexts('PostCard', postCardTexts);
  return (
    <Menu align="end" trigger={<IconButton label={texts.more(author)} icon={<Ellipsis />} size="small" />}>
      {own ? (
        <>
          <MenuItem icon={<Pencil />} onSelect={actions.onEdit}>
            {texts.edit}
          </MenuItem>
          <MenuItem icon={<Trash2 />} tone="danger" onSelect={actions.onDelete}>
            {texts.delete}
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem icon={<BellOff />} onSelect={actions.onMute}>
            {texts.mute(author)}
          </MenuItem>
          <MenuItem icon={<Flag />} description={texts.reportHint} onSelect={actions.onReport}>
            {texts.report}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
