import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { readAllNotifications, readNotification } from './mark.ts';
import { changePreferences, readPreferences } from './preferences.ts';
import { readPush, startPush, stopPush } from './push/devices.ts';
import { readNotifications, readUnreadCount } from './read.ts';
import { removeNotification, restoreNotification } from './remove.ts';
import { readReplies, reply } from './reply.ts';
import { whileMember } from './while-member.ts';

const writing = { limit: perMember(120, 'minute') };
const replying = { limit: perMember(20, 'minute') };

export const notificationRoutes: readonly Route[] = [
  on(api.notifications.list, whileMember(readNotifications)),
  on(api.notifications.unreadCount, whileMember(readUnreadCount)),
  on(api.notifications.preferences, whileMember(readPreferences)),
  on(api.notifications.changePreferences, whileMember(changePreferences), writing),
  on(api.notifications.push, whileMember(readPush)),
  on(api.notifications.startPush, whileMember(startPush), writing),
  on(api.notifications.stopPush, whileMember(stopPush), writing),
  on(api.notifications.readAll, whileMember(readAllNotifications), writing),
  on(api.notifications.read, whileMember(readNotification), writing),
  on(api.notifications.remove, whileMember(removeNotification), writing),
  on(api.notifications.restore, whileMember(restoreNotification), writing),
  on(api.notifications.replies, whileMember(readReplies)),
  on(api.notifications.reply, whileMember(reply), replying),
];
