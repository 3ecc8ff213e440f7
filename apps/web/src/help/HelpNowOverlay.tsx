import { HelpNowDialogView } from '@everstep/ui/pages';
import { useMemo } from 'react';
import { useLayers } from '../layout/useLayers.ts';
import { keepCountry, readerCountry } from './reader-place.ts';

/** Help now over the chat. It comes with the code of the chat: who asks for it waits for nothing, and a lost connection keeps nobody from it. */
export function HelpNowOverlay() {
  const { open, hide } = useLayers();
  const isOpen = open.includes('help');
  // Read anew each time it opens: the country may have been chosen on the page, or in another tab.
  const here = useMemo(() => (isOpen ? readerCountry() : undefined), [isOpen]);
  if (!isOpen) return null;
  return <HelpNowDialogView here={here} onChoose={keepCountry} planHref="/safety-plan" onClose={() => hide('help')} />;
}
