export { type ChatPersona, MessageBubble, type MessageBubbleProps } from './MessageBubble.tsx';
