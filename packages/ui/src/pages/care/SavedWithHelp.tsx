import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { Dialog } from '../../components/Dialog/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';

interface SavedWithHelpProps {
  readonly card: SafetyCardData;
  readonly onClose: () => void;
}

/** What was written is stored and speaks of danger: people to reach, and nothing else. */
export function SavedWithHelp({ card, onClose }: SavedWithHelpProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Saved" description="Your words stay yours.">
      <SafetyCard card={card} />
    </Dialog>
  );
}
