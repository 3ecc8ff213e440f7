import type { ReactNode } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/Button.variants.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';
import type { IconButtonTone } from './IconButton.variants.ts';

export interface IconButtonProps extends Omit<NativeProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, read to screen readers and shown on hover. */
  label: string;
  /** The icon, at 1em. */
  icon: ReactNode;
  /** How much it asks for attention; `inherit` on coloured grounds. @default 'ghost' */
  tone?: IconButtonTone;
  /** Edge length. @default 'medium' */
  size?: ButtonSize;
  /** Shows a spinner instead of the icon, keeps focus, and swallows clicks. @default false */
  loading?: boolean;
}

/** A button whose icon everybody knows: close, send, menu. In doubt use a Button with a word. */
export function IconButton({ label, icon, tone = 'ghost', size = 'medium', loading = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      aria-label={label}
      className={`${button({ tone, size })} ${styles.square[size]}`}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {loading ? <Spinner size="small" /> : <span className={styles.glyph}>{icon}</span>}
    </button>
  );
}
