import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { VisuallyHidden } from '../../a11y/VisuallyHidden.tsx';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import type { StatusTone } from '../../tokens/tones.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';
import { bannerTexts } from './texts.ts';

export interface BannerProps extends Omit<NativeProps<'div'>, 'title'> {
  /** What kind of news it is: its colour, its icon and the word that is read before it. @default 'info' */
  tone?: StatusTone;
  /** A short headline; the text alone will often do. */
  title?: ReactNode;
  /** One or two buttons under the text. */
  actions?: ReactNode;
  /**
   * Whether screen readers hear it when it appears: `assertive` for an error that stops the member, `polite` for the rest,
   * `off` for what stands there from the start. @default 'off'
   */
  live?: 'off' | 'polite' | 'assertive';
  /** Shows a dismiss button. */
  onDismiss?: (() => void) | undefined;
  /** Name of that button. @default 'Dismiss' */
  dismissLabel?: string;
}

const icons: Record<StatusTone, ComponentType> = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message that stays in the page: what happened, what was kept, what to do. For what passes by, use a toast. */
export function Banner(props: BannerProps) {
  const texts = useTexts('Banner', bannerTexts);
  const { tone = 'info', title, actions, live = 'off', onDismiss, dismissLabel = texts.dismiss, children, ...rest } = props;
  const Icon = icons[tone];
  return (
    <div role={roles[live]} {...rest} className={`${styles.root} ${styles.tone[tone]}`}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={styles.words}>
        <VisuallyHidden>{texts[tone]}: </VisuallyHidden>
        {title && <div className={styles.title}>{title}</div>}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton label={dismissLabel} icon={<X />} tone="inherit" size="small" onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
