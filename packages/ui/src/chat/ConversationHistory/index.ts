export { ConversationHistory, type ConversationHistoryProps, type HistoryFinding } from './ConversationHistory.tsx';
export type { FurtherConversations } from './Further.tsx';
