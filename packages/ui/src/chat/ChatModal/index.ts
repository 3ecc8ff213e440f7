export { ChatModal, type ChatModalProps } from './ChatModal.tsx';
