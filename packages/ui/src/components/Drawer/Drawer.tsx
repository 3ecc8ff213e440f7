import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { useFocusReturn } from '../../internal/Modal/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  open: boolean;
  /** Called with `false` on Esc, on the scrim and on the close button. Close it as well after a navigation. */
  onOpenChange: (open: boolean) => void;
  /** Names the drawer. */
  title: string;
  /** Stands in the place of the title, such as the logo; the title is still read. */
  header?: ReactNode;
  children: ReactNode;
  /** Stays at the lower edge. */
  footer?: ReactNode;
  /** @default 'Close' */
  closeLabel?: string;
}

/** A panel, 240 px wide, from the side where lines start, over the page. Focus stays inside until it closes. */
export function Drawer({ open, onOpenChange, title, header, children, footer, closeLabel = 'Close' }: DrawerProps) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content {...focus} aria-modal="true" className={styles.panel}>
          <header className={styles.header}>
            <Dialog.Title className={header ? hidden : styles.title}>{title}</Dialog.Title>
            {header}
            <IconButton label={closeLabel} icon={<X size="1em" />} onClick={() => onOpenChange(false)} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
