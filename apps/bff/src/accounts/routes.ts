import { api } from '@everstep/domain';
import { on, perAddress, type Route } from '../http/route.ts';
import { login } from './login.ts';
import { me } from './me.ts';
import { register } from './register.ts';
import { logout, renewal, revokeOtherSessions, sessions } from './sessions.ts';

const { accounts } = api;

export const accountsRoutes: readonly Route[] = [
  on(accounts.register, register, { limit: perAddress(30, 'hour') }),
  on(accounts.login, login),
  on(accounts.me, me, { headers: renewal }),
  on(accounts.userProfile, me),
  on(accounts.logout, logout),
  on(accounts.sessions, sessions),
  on(accounts.revokeSessions, revokeOtherSessions),
];
