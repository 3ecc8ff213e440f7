import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ProposalState } from './proposal.ts';

const isUnderWay = ({ kind }: ProposalState) => kind === 'working' || kind === 'undoing';

interface OwnAct {
  readonly card: RefObject<HTMLDivElement | null>;
  /** What came of the member's own act, to be said aloud; empty until there is one. */
  readonly said: string;
  /** Notes that what changes next was asked for here. */
  readonly own: () => void;
}

/** After an act of one's own its result is said, and focus whose button has gone stays at the card. What changes elsewhere does neither. */
export function useOwnAct(state: ProposalState, result: string): OwnAct {
  const card = useRef<HTMLDivElement>(null);
  const acted = useRef(false);
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a result is news when the state changes, and only then.
  useLayoutEffect(() => {
    if (!acted.current || isUnderWay(state)) return;
    acted.current = false;
    setSaid(result);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) card.current?.focus();
  }, [state.kind, state.problem]);
  return {
    card,
    said,
    own: () => {
      acted.current = true;
    },
  };
}
