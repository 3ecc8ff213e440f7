import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { type FinalFocus, useFocusReturn } from '../../internal/Modal/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { dialogTexts } from '../Dialog/texts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** Whether the drawer is shown. */
  open: boolean;
  /** Called with `false` on Esc, on the scrim and on the close button. Close it as well after a navigation. */
  onOpenChange: (open: boolean) => void;
  /** Names the drawer. */
  title: string;
  /** Stands in the place of the title, such as the logo; the title is still read. */
  header?: ReactNode;
  /** What it holds; scrolls where it is too long. */
  children: ReactNode;
  /** Stays at the lower edge. */
  footer?: ReactNode;
  /** Name of the close button. @default 'Close' */
  closeLabel?: string;
  /** What gets focus after closing, such as the heading of the page it led to: a ref, or a function that finds it then. @default the opener */
  finalFocus?: FinalFocus;
}

/** A panel, 240 px wide, from the side where lines start, over the page. Focus stays inside until it closes. */
export function Drawer({ open, onOpenChange, title, header, children, footer, closeLabel, finalFocus }: DrawerProps) {
  const texts = useTexts('Dialog', dialogTexts);
  const focus = useFocusReturn({ finalFocus });
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.scrim} />
        <Dialog.Content {...focus} aria-modal="true" className={styles.panel}>
          <header className={styles.header}>
            <Dialog.Title className={header ? hidden : styles.title}>{title}</Dialog.Title>
            {header}
            <IconButton label={closeLabel ?? texts.close} icon={<X size="1em" />} onClick={() => onOpenChange(false)} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
