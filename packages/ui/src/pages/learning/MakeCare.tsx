import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { useEffect, useRef } from 'react';
import { SafetyCard } from '../../product/SafetyCard/index.ts';

/** Stands where something would have been made, had the text not spoken of danger. It takes the focus, so that it is read first. */
export function MakeCare({ card }: { readonly card: SafetyCardData }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <SafetyCard card={card} headingLevel={2} />
    </div>
  );
}
