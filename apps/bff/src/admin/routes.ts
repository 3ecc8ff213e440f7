import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { readAudit } from './audit.ts';
import { confirm } from './confirm.ts';
import { readMetrics } from './metrics.ts';
import { readOnline } from './online.ts';
import { sendPasswordLink } from './password-link.ts';
import { sendMessage, sendNotification } from './send.ts';
import { sendNow } from './send-now.ts';
import { cancelNotification, readSent } from './sent.ts';
import { answerThread, markThread, readThread, readThreads } from './threads.ts';
import { readUserLogs } from './user-logs.ts';
import { changeStatus, createUser, deleteUser, readUsers, updateUser } from './users.ts';

const sending = { limit: perMember(30, 'minute') };
/** Whoever sits before somebody else's open session must not try passwords for long. */
const guessing = { ...perMember(20, 'hour'), failClosed: true };
const writing = { limit: perMember(120, 'minute') };

export const adminRoutes: readonly Route[] = [
  on(api.admin.sendNotification, sendNotification, sending),
  on(api.admin.sendMessage, sendMessage, sending),
  on(api.admin.sentNotifications, readSent),
  on(api.admin.cancelNotification, cancelNotification, writing),
  on(api.admin.sendNow, sendNow, writing),
  on(api.admin.threads, readThreads),
  on(api.admin.thread, readThread),
  on(api.admin.readThread, markThread, writing),
  on(api.admin.answerThread, answerThread, writing),
  on(api.admin.users, readUsers),
  on(api.admin.createUser, createUser, sending),
  on(api.admin.updateUser, updateUser, writing),
  on(api.admin.userStatus, changeStatus, writing),
  on(api.admin.deleteUser, deleteUser, writing),
  on(api.admin.passwordLink, sendPasswordLink, sending),
  on(api.admin.confirm, confirm, { limit: guessing, secret: true }),
  on(api.admin.audit, readAudit),
  on(api.admin.onlineUsers, readOnline),
  on(api.admin.metrics, readMetrics),
  on(api.admin.userLogs, readUserLogs),
];
