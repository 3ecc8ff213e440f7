export { type ChatMember, type ChatPersona, MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';
