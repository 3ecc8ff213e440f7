import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { holdRegions, sayInRegion } from './page-regions.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** `polite` waits for a pause; `assertive` interrupts, for errors that stop the member. */
export type Urgency = 'polite' | 'assertive';

type Announce = (message: string, urgency?: Urgency) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

interface Spoken {
  message: string;
  /** Grows with each message, so that the same words are read again. */
  turn: number;
}

const silence: Spoken = { message: '', turn: 0 };
const next =
  (message: string) =>
  ({ turn }: Spoken): Spoken => ({ message, turn: turn + 1 });

export interface LiveAnnouncerProps {
  /** All that may have something to say. */
  children: ReactNode;
}

/**
 * Holds the two live regions of the page. They stand in the document from the start: screen readers miss
 * regions that appear together with their words.
 */
export function LiveAnnouncer({ children }: LiveAnnouncerProps) {
  const [polite, setPolite] = useState(silence);
  const [assertive, setAssertive] = useState(silence);
  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    (urgency === 'polite' ? setPolite : setAssertive)(next(message));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status" aria-live="polite">
        <span key={polite.turn}>{polite.message}</span>
      </VisuallyHidden>
      <VisuallyHidden role="alert" aria-live="assertive">
        <span key={assertive.turn}>{assertive.message}</span>
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/**
 * Says something to screen readers that the eye can see anyway, e.g. "Habit moved to place 2". Without a `LiveAnnouncer` around it, it says so
 * in regions that stand at the end of the page for as long as something needs them.
 */
export function useAnnounce(): Announce {
  const given = useContext(AnnounceContext);
  const alone = given === undefined;
  useEffect(() => (alone ? holdRegions() : undefined), [alone]);
  return given ?? sayInRegion;
}
