import type { LucideIcon } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../components/IconButton/index.ts';
import * as styles from './QuietButton.css.ts';

export interface QuietButtonProps extends Pick<IconButtonProps, 'label' | 'disabled' | 'onClick' | 'ref'> {
  /** Stands for what it does; `label` says it. */
  icon: LucideIcon;
  /** Whether what it switches is on; left out where it switches nothing. */
  pressed?: boolean;
}

/** An icon of the text's own size and colour, for what is rarely needed. */
export function QuietButton({ icon: Icon, pressed, ...rest }: QuietButtonProps) {
  return (
    <IconButton
      {...rest}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      size="small"
      icon={
        <span className={pressed ? styles.pressedIcon : styles.icon}>
          <Icon size={15} fill={pressed ? 'currentColor' : 'none'} />
        </span>
      }
    />
  );
}
