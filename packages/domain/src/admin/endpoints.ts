import type * as N from '../notifications/schemas.ts';
import { endpoint } from '../shared/endpoint.ts';
import type { IdParams } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

const repeated = ['conflict', 'idempotency_conflict'] as const;

export const admin = {
  sendNotification: endpoint<{ body: typeof S.SendNotificationBody; response: typeof S.SentNotification }>({
    method: 'POST',
    path: '/api/admin/notifications',
    auth: 'admin',
    tags: ['admin', 'notifications', 'progress', 'dashboard'],
    errors: repeated,
    status: 201,
    summary: 'Send a notification to all, to a role or to chosen members, now or later.',
  }),
  sendMessage: endpoint<{ params: typeof S.UserParams; body: typeof S.SendMessageBody; response: typeof S.SentNotification }>({
    method: 'POST',
    path: '/api/admin/message/{userId}',
    auth: 'admin',
    tags: ['admin', 'notifications', 'progress', 'dashboard'],
    errors: ['not_found', ...repeated],
    status: 201,
    summary: 'Write to one member.',
  }),
  sentNotifications: endpoint<{ query: typeof S.SentQuery; response: typeof S.SentNotifications }>({
    method: 'GET',
    path: '/api/admin/notifications',
    auth: 'admin',
    tags: ['admin'],
    errors: [],
    hoist: ['notifications'],
    summary: 'What was sent, waits or was cancelled, newest first, with counts of deliveries and readers.',
  }),
  cancelNotification: endpoint<{ params: typeof IdParams; response: typeof S.SentNotification }>({
    method: 'POST',
    path: '/api/admin/notifications/{id}/cancel',
    auth: 'admin',
    tags: ['admin'],
    errors: ['not_found', 'already_sent'],
    summary: 'Cancel a notification that has not gone out yet.',
  }),
  threads: endpoint<{ query: typeof S.ThreadsQuery; response: typeof S.Threads }>({
    method: 'GET',
    path: '/api/admin/threads',
    auth: 'admin',
    tags: ['admin'],
    errors: [],
    hoist: ['threads', 'unreadCount'],
    summary: 'Threads with members, unread ones first.',
  }),
  thread: endpoint<{ params: typeof IdParams; query: typeof S.ThreadQuery; response: typeof S.ThreadAnswer }>({
    method: 'GET',
    path: '/api/admin/threads/{id}',
    auth: 'admin',
    tags: ['admin'],
    errors: ['not_found'],
    summary: 'One thread with what both sides wrote.',
  }),
  readThread: endpoint<{ params: typeof IdParams; response: typeof S.Thread }>({
    method: 'PUT',
    path: '/api/admin/threads/{id}/read',
    auth: 'admin',
    tags: ['admin'],
    errors: ['not_found'],
    summary: 'Mark a thread as read for all administrators.',
  }),
  answerThread: endpoint<{ params: typeof IdParams; body: typeof N.ReplyBody; response: typeof N.NotificationReply }>({
    method: 'POST',
    path: '/api/admin/threads/{id}/replies',
    auth: 'admin',
    tags: ['admin'],
    errors: ['not_found', ...repeated],
    status: 201,
    summary: 'Answer a member.',
  }),
};
