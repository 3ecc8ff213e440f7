import type { LucideIcon } from 'lucide-react';
import { IconButton, type IconButtonProps } from '../../components/IconButton/index.ts';
import * as styles from './QuietButton.css.ts';

export interface QuietButtonProps extends Pick<IconButtonProps, 'label' | 'disabled' | 'onClick' | 'ref'> {
  /** Stands for what it does; `label` says it. */
  icon: LucideIcon;
}

/** An icon of the text's own size and colour, for what is rarely needed. */
export function QuietButton({ icon: Icon, ...rest }: QuietButtonProps) {
  return (
    <IconButton
      {...rest}
      size="small"
      icon={
        <span className={styles.icon}>
          <Icon size={15} />
        </span>
      }
    />
  );
}
