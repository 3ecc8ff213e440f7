import { type ReactNode, useRef } from 'react';
import { type FinalFocus, Modal } from '../../internal/Modal/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Button } from '../Button/Button.tsx';
import type { ConfirmDialogTone } from './ConfirmDialog.variants.ts';
import { confirmDialogTexts } from './texts.ts';

export interface ConfirmDialogProps {
  /** Whether the question is shown. */
  open: boolean;
  /** Called with `false` on cancelling, Esc and the scrim; not on confirming, which may still fail. */
  onOpenChange: (open: boolean) => void;
  /** Called when the answer is yes. */
  onConfirm: () => void;
  /** The question, such as "Delete this entry?". */
  title: ReactNode;
  /** What will be gone, and what stays. */
  description: ReactNode;
  /** A verb that repeats the question, such as "Delete entry"; never "OK". */
  confirmLabel: string;
  /** The way out. @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` for what can't be undone. @default 'danger' */
  tone?: ConfirmDialogTone;
  /** The action runs: the dialog stays and says so. @default false */
  pending?: boolean;
  /** More about the question, such as a list of what is concerned. */
  children?: ReactNode;
  /** What gets focus after closing, such as the list whose row was deleted: a ref, or a function that finds it then. @default the opener, or what stands around it */
  finalFocus?: FinalFocus;
}

/** A question before something that can't be taken back. Focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const texts = useTexts('ConfirmDialog', confirmDialogTexts);
  const {
    open,
    onOpenChange,
    onConfirm,
    title,
    description,
    confirmLabel,
    cancelLabel = texts.cancel,
    tone = 'danger',
    pending = false,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="alert"
      role="alertdialog"
      closeButton={false}
      dismissible={!pending}
      initialFocus={cancel}
      {...(props.finalFocus && { finalFocus: props.finalFocus })}
      footer={
        <>
          <Button ref={cancel} tone="outline" disabled={pending} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button tone={tone} loading={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Modal>
  );
}
