export { type FinalFocus, type ModalSize as DialogSize, modalSizes as dialogSizes } from '../../internal/Modal/index.ts';
export { Dialog, type DialogProps } from './Dialog.tsx';
