import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';

export interface MakeCareProps {
  readonly card: SafetyCardData;
  /** Makes it all the same; undefined where the words are the member's own. */
  readonly onGoOn?: (() => void) | undefined;
}

/** Stands where something would have been made, had the text not spoken of danger. It takes the focus, so that it is read first. */
export function MakeCare({ card, onGoOn }: MakeCareProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Stack gap="4">
      <div ref={place} tabIndex={-1}>
        <SafetyCard card={card} headingLevel={2} />
      </div>
      {onGoOn && (
        <div>
          <Button tone="outline" onClick={onGoOn}>
            This is about a text or someone else: go on
          </Button>
        </div>
      )}
    </Stack>
  );
}
