import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { readAllNotifications, readNotification } from './mark.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { readPush, startPush, stopPush } from './push/devices.ts';
import { readNotifications, readUnreadCount } from './read.ts';
import { removeNotification, restoreNotification } from './remove.ts';
import { readReplies, reply } from './reply.ts';

const writing = { limit: perMember(120, 'minute') };
const replying = { limit: perMember(20, 'minute') };

export const notificationRoutes: readonly Route[] = [
  on(api.notifications.list, readNotifications),
  on(api.notifications.unreadCount, readUnreadCount),
  on(api.notifications.preferences, readPreferences),
  on(api.notifications.changePreferences, changePreferences, writing),
  on(api.notifications.push, readPush),
  on(api.notifications.startPush, startPush, writing),
  on(api.notifications.stopPush, stopPush, writing),
  on(api.notifications.readAll, readAllNotifications, writing),
  on(api.notifications.read, readNotification, writing),
  on(api.notifications.remove, removeNotification, writing),
  on(api.notifications.restore, restoreNotification, writing),
  on(api.notifications.replies, readReplies),
  on(api.notifications.reply, reply, replying),
];
