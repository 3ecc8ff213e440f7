export { type ChatMember, type ChatPersona, MessageBubble, type MessageBubbleProps, type ShownMessage } from './MessageBubble.tsx';
