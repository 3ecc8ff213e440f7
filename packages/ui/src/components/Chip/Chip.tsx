import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import * as styles from './Chip.css.ts';
import type { ChipTone } from './Chip.variants.ts';

export interface ChipProps extends NativeProps<'span'> {
  /** What the word is about, by colour; the word itself says it as well. @default 'accent' */
  tone?: ChipTone;
  /** A decorative icon before the words. */
  icon?: ReactNode;
}

export interface ToggleChipProps extends Omit<NativeProps<'button'>, 'onChange' | 'aria-pressed'> {
  /** Whether it is chosen. */
  pressed: boolean;
  /** Called with the new state. */
  onPressedChange: (pressed: boolean) => void;
}

/** A word or two about the thing beside it: a type, a state, a count. Not a control. */
export function Chip({ tone = 'accent', icon, children, ...rest }: ChipProps) {
  return (
    <span {...rest} className={styles.chip({ tone })}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>{children}</span>
    </span>
  );
}

/** A chip that can be chosen, one of several that don't exclude each other: feelings, tags, filters. */
export function ToggleChip({ pressed, onPressedChange, onClick, children, ...rest }: ToggleChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={styles.toggle({ pressed })}
      onClick={(event) => {
        onClick?.(event);
        onPressedChange(!pressed);
      }}
    >
      {pressed && (
        <span className={styles.icon} aria-hidden="true">
          <Check />
        </span>
      )}
      <span className={styles.words}>{children}</span>
    </button>
  );
}
