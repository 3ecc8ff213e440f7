export { QuietButton, type QuietButtonProps } from './QuietButton.tsx';
