export type { EarlierMessages } from './Earlier.tsx';
export { MessageList, type MessageListProps } from './MessageList.tsx';
