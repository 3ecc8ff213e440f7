export { ConversationHistory, type ConversationHistoryProps } from './ConversationHistory.tsx';
