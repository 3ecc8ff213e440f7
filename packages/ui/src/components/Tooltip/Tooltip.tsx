import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement } from 'react';
import * as styles from './Tooltip.css.ts';
import type { TooltipSide } from './Tooltip.variants.ts';

export interface TooltipProps {
  /** One short phrase that adds to the control's own name; never the only place where something is said. */
  text: string;
  /** One control that can be focused. */
  children: ReactElement;
  /** Where it stands, if there is room. @default 'top' */
  side?: TooltipSide;
}

const DELAY_MS = 400;

/** A word more about a control, on hover and on keyboard focus. Fingers never see it. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={DELAY_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={styles.content} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
