export * from './ChatModal/index.ts';
export * from './Composer/index.ts';
export * from './ConversationHistory/index.ts';
export * from './MessageBubble/index.ts';
export * from './MessageList/index.ts';
export * from './ProposalCard/index.ts';
export * from './StreamingMarkdown/index.ts';
