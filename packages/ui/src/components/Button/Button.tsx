import type { MouseEvent, ReactNode } from 'react';
import { type LinkComponentProps, useLinkComponent } from '../../internal/link-context.tsx';
import type { NativeProps } from '../../internal/native-props.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';
import type { ButtonSize, ButtonTone } from './Button.variants.ts';

interface ButtonLook {
  /** How much it asks for attention; one `primary` a view. @default 'primary' */
  tone?: ButtonTone;
  /** Height and size of the label. @default 'medium' */
  size?: ButtonSize;
  /** Takes the whole width of its container. @default false */
  wide?: boolean;
  /** An icon before the label; decorative, so the label must make sense alone. */
  icon?: ReactNode;
}

export interface ButtonProps extends NativeProps<'button'>, ButtonLook {
  /** Shows a spinner over the label, keeps width and focus, and swallows clicks. @default false */
  loading?: boolean;
}

export interface LinkButtonProps extends Omit<LinkComponentProps, 'className' | 'style'>, ButtonLook {}

function Content({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}

/** Does something here and now. To go somewhere, use {@link LinkButton}. */
export function Button({
  tone = 'primary',
  size = 'medium',
  wide = false,
  icon,
  loading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // aria-disabled rather than disabled, so that focus stays; the click must then be stopped by hand.
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      className={styles.button({ tone, size, wide })}
      onClick={click}
    >
      <Content icon={icon}>{children}</Content>
      {loading && (
        <span className={styles.spinner}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}

/** A link that looks like a button: for the one step that leads on to another page. */
export function LinkButton({ tone = 'primary', size = 'medium', wide = false, icon, children, ...rest }: LinkButtonProps) {
  const Link = useLinkComponent();
  return (
    <Link {...rest} className={styles.button({ tone, size, wide })}>
      <Content icon={icon}>{children}</Content>
    </Link>
  );
}
