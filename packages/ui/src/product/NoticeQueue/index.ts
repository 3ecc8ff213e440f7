export { NoticeStack, type NoticeStackProps, pointsToast } from './NoticeStack.tsx';
export { type Notice, type NoticeAction, type NoticeQueueState, noticeQueue } from './queue.ts';
export { type NoticeQueue, useNoticeQueue } from './useNoticeQueue.ts';
