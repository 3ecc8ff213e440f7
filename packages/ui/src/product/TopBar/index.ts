export { MessagesButton, type MessagesButtonProps } from './MessagesButton.tsx';
export { TopBar, type TopBarProps } from './TopBar.tsx';
