import { endpoint } from '../shared/endpoint.ts';
import type { Done, IdParams } from '../shared/schemas.ts';
import type * as S from './schemas.ts';

const stale = ['notifications', 'progress', 'dashboard'] as const;

export const notifications = {
  list: endpoint<{ query: typeof S.NotificationsQuery; response: typeof S.Notifications }>({
    method: 'GET',
    path: '/api/user/notifications',
    auth: 'member',
    tags: ['notifications'],
    errors: [],
    hoist: ['notifications', 'stats', 'nextCursor'],
    summary: 'Messages from the team to the member, newest first.',
  }),
  unreadCount: endpoint<{ response: typeof S.UnreadCount }>({
    method: 'GET',
    path: '/api/user/notifications/unread-count',
    auth: 'member',
    tags: ['notifications'],
    errors: [],
    hoist: ['count'],
    summary: 'How many notifications are unread.',
  }),
  preferences: endpoint<{ response: typeof S.NotificationPreferences }>({
    method: 'GET',
    path: '/api/user/notifications/preferences',
    auth: 'member',
    tags: ['notifications'],
    errors: [],
    summary: 'What the member wants to be told of as it comes.',
  }),
  changePreferences: endpoint<{ body: typeof S.NotificationPreferences; response: typeof S.NotificationPreferences }>({
    method: 'PUT',
    path: '/api/user/notifications/preferences',
    auth: 'member',
    tags: ['notifications'],
    errors: [],
    summary: 'Choose what makes itself heard, and when.',
  }),
  readAll: endpoint<{ response: typeof S.UnreadCount }>({
    method: 'PUT',
    path: '/api/user/notifications/read-all',
    auth: 'member',
    tags: stale,
    errors: [],
    hoist: ['count'],
    summary: 'Mark all that has arrived as read.',
  }),
  read: endpoint<{ params: typeof IdParams; response: typeof S.Notification }>({
    method: 'PUT',
    path: '/api/user/notifications/{id}/read',
    auth: 'member',
    tags: stale,
    errors: ['not_found'],
    summary: 'Mark a notification as read.',
  }),
  remove: endpoint<{ params: typeof IdParams; response: typeof Done }>({
    method: 'DELETE',
    path: '/api/user/notifications/{id}',
    auth: 'member',
    tags: stale,
    errors: ['not_found'],
    summary: 'Delete a notification for the member; it can be restored for 30 days.',
  }),
  restore: endpoint<{ params: typeof IdParams; response: typeof S.Notification }>({
    method: 'POST',
    path: '/api/user/notifications/{id}/restore',
    auth: 'member',
    tags: stale,
    errors: ['not_found'],
    summary: 'Bring a deleted notification back.',
  }),
  replies: endpoint<{ params: typeof IdParams; query: typeof S.RepliesQuery; response: typeof S.Replies }>({
    method: 'GET',
    path: '/api/user/notifications/{id}/replies',
    auth: 'member',
    tags: ['notifications'],
    errors: ['not_found'],
    hoist: ['replies'],
    summary: 'What the member and the team wrote about a notification.',
  }),
  reply: endpoint<{ params: typeof IdParams; body: typeof S.ReplyBody; response: typeof S.NotificationReply }>({
    method: 'POST',
    path: '/api/user/notifications/{id}/reply',
    auth: 'member',
    tags: ['notifications'],
    errors: ['not_found', 'replies_closed', 'conflict', 'idempotency_conflict'],
    status: 201,
    summary: 'Reply to the team.',
  }),
};
