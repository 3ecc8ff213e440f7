import { AdminGoingOut } from '@everstep/ui/pages';
import { useLetterDraft } from './useLetterDraft.ts';
import { useSendNow } from './useSendNow.ts';
import { useSentLetters } from './useSentLetters.ts';
import { useTakeBack } from './useTakeBack.ts';

/** What can still be taken back, where users are listed. By itself, as its seconds would draw the whole list anew. */
export function GoingOutNow() {
  const { notifications = [], now } = useSentLetters();
  const { takeBack, cancelling } = useTakeBack(useLetterDraft());
  return <AdminGoingOut notifications={notifications} onUndo={takeBack} cancelling={cancelling} {...useSendNow()} now={now} />;
}
