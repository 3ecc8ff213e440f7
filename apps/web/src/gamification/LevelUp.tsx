import { LevelUpDialog, type LevelUpDialogProps } from '@everstep/ui';
import { useLayers } from '../layout/useLayers.ts';

/** A new level, but never over the chat: whoever types there or reads a reply hears of it once the chat is closed. */
export function LevelUp({ levelUp, ...props }: LevelUpDialogProps) {
  const isTalking = useLayers().open.includes('chat');
  return <LevelUpDialog {...props} levelUp={isTalking ? null : levelUp} />;
}
