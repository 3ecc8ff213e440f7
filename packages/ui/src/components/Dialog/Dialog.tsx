import { Modal, type ModalProps } from '../../internal/Modal/index.ts';

export type DialogProps = Omit<ModalProps, 'role'>;

/** A window over the page for one task that belongs to it; the page waits underneath. Full screen on phones. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} />;
}
