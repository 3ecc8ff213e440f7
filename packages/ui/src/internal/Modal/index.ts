export { Modal, type ModalProps } from './Modal.tsx';
export { type ModalSize, modalSizes } from './Modal.variants.ts';
export { type FinalFocus, useFocusReturn } from './use-focus-return.ts';
