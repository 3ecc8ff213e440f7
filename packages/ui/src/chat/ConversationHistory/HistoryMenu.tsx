import { Download, Ellipsis, Pencil } from 'lucide-react';
import type { Ref } from 'react';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { QuietButton } from '../QuietButton/index.ts';
import { conversationHistoryTexts } from './texts.ts';

interface HistoryMenuProps {
  /** Names the menu. */
  title: string;
  /** The button that opens it. */
  buttonRef: Ref<HTMLButtonElement>;
  onRename: (() => void) | undefined;
  onSave: (() => void) | undefined;
}

/** What is done with a conversation now and then. */
export function HistoryMenu({ title, buttonRef, onRename, onSave }: HistoryMenuProps) {
  const texts = useTexts('ConversationHistory', conversationHistoryTexts);
  return (
    <Menu align="end" trigger={<QuietButton ref={buttonRef} label={texts.more(title)} icon={Ellipsis} />}>
      {onRename && (
        <MenuItem icon={<Pencil />} onSelect={onRename}>
          {texts.rename}
        </MenuItem>
      )}
      {onSave && (
        <MenuItem icon={<Download />} onSelect={onSave}>
          {texts.save}
        </MenuItem>
      )}
    </Menu>
  );
}
