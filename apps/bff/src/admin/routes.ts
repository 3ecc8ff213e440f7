import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { sendMessage, sendNotification } from './send.ts';
import { cancelNotification, readSent } from './sent.ts';
import { answerThread, markThread, readThread, readThreads } from './threads.ts';

const sending = { limit: perMember(30, 'minute') };
const writing = { limit: perMember(120, 'minute') };

export const adminRoutes: readonly Route[] = [
  on(api.admin.sendNotification, sendNotification, sending),
  on(api.admin.sendMessage, sendMessage, sending),
  on(api.admin.sentNotifications, readSent),
  on(api.admin.cancelNotification, cancelNotification, writing),
  on(api.admin.threads, readThreads),
  on(api.admin.thread, readThread),
  on(api.admin.readThread, markThread, writing),
  on(api.admin.answerThread, answerThread, writing),
];
