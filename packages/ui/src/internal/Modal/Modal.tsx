import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, type RefObject, use, useId } from 'react';
import { createPortal } from 'react-dom';
import { hidden } from '../../a11y/visually-hidden.css.ts';
import { dialogTexts } from '../../components/Dialog/texts.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { DialogActions } from '../dialog-actions.ts';
import { isOwnEscape } from '../own-escape.ts';
import { useTexts } from '../texts.tsx';
import * as styles from './Modal.css.ts';
import type { ModalPlacement, ModalSize } from './Modal.variants.ts';
import { useBody } from './use-body.ts';
import { type FinalFocus, useFocusReturn } from './use-focus-return.ts';

export interface ModalProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with `false` on Esc, on the scrim and on the close button. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog; required, since a screen reader says it first. */
  title: ReactNode;
  /** Says in one sentence what the dialog is for. */
  description: ReactNode;
  /** The title has the whole width below the buttons, for the words of others, which may be long. @default false */
  titleBelow?: boolean;
  /** Keeps title and description for screen readers only, for dialogs that draw their own opening. @default false */
  hideHeader?: boolean;
  /** Keeps the description for screen readers only. @default false */
  hideDescription?: boolean;
  /** How wide it is; `chat` is 80 % of the window high. @default 'md' */
  size?: ModalSize;
  /** `top` for what grows and shrinks while it is open: its upper edge stays. @default 'center' */
  placement?: ModalPlacement;
  /** A picture from edge to edge above the title. */
  media?: ReactNode;
  /** A small picture before the title. */
  leading?: ReactNode;
  /** Buttons beside the close button. @default what the app offers in every dialog, such as the way to help */
  headerActions?: ReactNode;
  /** What the dialog holds; scrolls where it is too long. */
  children?: ReactNode;
  /** `none` when the content brings its own padding and scrolling. @default 'normal' */
  bodyPadding?: 'normal' | 'none';
  /** The dialog's actions, the main one last; at the bottom edge on phones. */
  footer?: ReactNode;
  /** Name of the close button. @default 'Close' */
  closeLabel?: string;
  /** Whether the scrim, Esc and the close button dismiss it. Without it the footer must offer the way out. @default true */
  dismissible?: boolean;
  /** Whether a dismissible dialog shows a close button; only where the footer has a way out. @default true */
  closeButton?: boolean;
  /** `alertdialog` for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** What gets focus on opening, such as a form's first field. @default the dialog itself, so that its name is read and no button is armed */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets focus after closing, such as the row that was just made: a ref, or a function that finds it then. @default what the app gave focus to while closing, else the opener */
  finalFocus?: FinalFocus;
}

/** The one modal layer: scrim, sizes, focus kept inside and given back. Dialogs are presets over it; products use those. */
export function Modal(props: ModalProps) {
  const { open, onOpenChange, size = 'md', role = 'dialog', dismissible = true, initialFocus, finalFocus } = props;
  const focus = useFocusReturn({ initialFocus, finalFocus });
  const body = useBody();
  // Names of our own: the primitive's learn of title and description after they are drawn, and draw everything once more.
  const [titleId, descriptionId] = [useId(), useId()];
  const keepOpen = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const onEscape = (event: Event) => {
    if (!dismissible || isOwnEscape(event)) event.preventDefault();
  };
  // A toast that came later is the topmost layer to Radix and would swallow the key; it leaves the event unhandled.
  const closeUnderToast = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !dismissible || isOwnEscape(event.nativeEvent)) return;
    event.preventDefault();
    onOpenChange(false);
  };

  const layers = (
    <>
      <Dialog.Overlay className={styles.scrim} />
      <Dialog.Content
        {...focus}
        role={role}
        aria-modal="true"
        data-size={size}
        aria-labelledby={titleId}
        aria-describedby={descriptionId}
        className={styles.panel({ size, placement: props.placement ?? 'center' })}
        onEscapeKeyDown={onEscape}
        onKeyDown={closeUnderToast}
        onPointerDownOutside={keepOpen}
      >
        {props.media && <div className={styles.media}>{props.media}</div>}
        <ModalHeader {...props} dismissible={dismissible} titleId={titleId} descriptionId={descriptionId} />
        <div className={styles.body({ padding: props.bodyPadding ?? 'normal', first: Boolean(props.hideHeader && !props.media) })}>
          {props.children}
        </div>
        {props.footer && <footer className={styles.footer}>{props.footer}</footer>}
      </Dialog.Content>
    </>
  );
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {/* Both know themselves when to come and go; the primitive's own portal would watch over each a second time. */}
      {body && createPortal(layers, body)}
    </Dialog.Root>
  );
}

function ModalHeader({
  title,
  description,
  hideHeader,
  hideDescription,
  titleBelow = false,
  leading,
  headerActions,
  closeLabel,
  titleId,
  descriptionId,
  ...rest
}: ModalProps & { titleId: string; descriptionId: string }) {
  const { onOpenChange } = rest;
  const texts = useTexts('Dialog', dialogTexts);
  const offered = use(DialogActions);
  const takesOffer = headerActions === undefined && !hideHeader && rest.role !== 'alertdialog';
  const actions = takesOffer ? offered : headerActions;
  const closable = rest.dismissible && rest.closeButton !== false;
  const stacked = !hideHeader && rest.size !== 'chat';
  return (
    <header className={styles.header({ hidden: Boolean(hideHeader), stacked, titleBelow })}>
      {leading && <div className={styles.leading}>{leading}</div>}
      <div className={hideHeader ? hidden : styles.titles({ stacked })}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p id={descriptionId} className={hideDescription ? hidden : styles.description}>
          {description}
        </p>
      </div>
      {(actions || closable) && (
        <div className={styles.actions}>
          {actions}
          {closable && <IconButton label={closeLabel ?? texts.close} icon={<X size="1em" />} onClick={() => onOpenChange(false)} />}
        </div>
      )}
    </header>
  );
}
