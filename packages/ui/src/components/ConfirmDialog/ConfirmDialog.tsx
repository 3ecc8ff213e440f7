import { type ReactNode, useRef } from 'react';
import { Modal } from '../../internal/Modal/index.ts';
import { Button } from '../Button/Button.tsx';
import type { ConfirmDialogTone } from './ConfirmDialog.variants.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** Called with `false` on cancelling, Esc and the scrim; not on confirming, which may still fail. */
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** The question, such as "Delete this entry?". */
  title: ReactNode;
  /** What will be gone, and what stays. */
  description: ReactNode;
  /** A verb that repeats the question, such as "Delete entry"; never "OK". */
  confirmLabel: string;
  /** @default 'Cancel' */
  cancelLabel?: string;
  /** `danger` for what can't be undone. @default 'danger' */
  tone?: ConfirmDialogTone;
  /** The action runs: the dialog stays and says so. @default false */
  pending?: boolean;
  /** More about the question, such as a list of what is concerned. */
  children?: ReactNode;
}

/** A question before something that can't be taken back. Focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    onConfirm,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Cancel',
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
