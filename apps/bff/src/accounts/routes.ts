import { api } from '@everstep/domain';
import { on, perAddress, perMember, type Route } from '../http/route.ts';
import { changePassword } from './change-password.ts';
import { demo } from './demo.ts';
import { login } from './login.ts';
import { me } from './me.ts';
import { removeProfileImage, uploadProfileImage } from './profile-image.ts';
import { register } from './register.ts';
import { checkReset, forgotPassword, resetPassword } from './reset-password.ts';
import { logout, renewal, revokeOtherSessions, sessions } from './sessions.ts';
import { updateProfile } from './update-profile.ts';
import { resendVerification, verify } from './verify.ts';

const { accounts } = api;

export const accountsRoutes: readonly Route[] = [
  on(accounts.register, register, { limit: { ...perAddress(30, 'hour'), failClosed: true } }),
  on(accounts.login, login),
  on(accounts.demo, demo, { limit: perAddress(20, 'hour') }),
  on(accounts.me, me, { headers: renewal }),
  on(accounts.userProfile, me),
  on(accounts.updateProfile, updateProfile),
  on(accounts.uploadProfileImage, uploadProfileImage, { limit: perMember(20, 'hour') }),
  on(accounts.removeProfileImage, removeProfileImage),
  on(accounts.logout, logout),
  on(accounts.sessions, sessions),
  on(accounts.revokeSessions, revokeOtherSessions),
  on(accounts.changePassword, changePassword, { limit: { ...perMember(10, 'hour'), failClosed: true } }),
  on(accounts.forgotPassword, forgotPassword, { limit: { ...perAddress(10, 'hour'), failClosed: true } }),
  on(accounts.checkReset, checkReset, { limit: { ...perAddress(60, 'hour'), failClosed: true } }),
  on(accounts.resetPassword, resetPassword, { limit: { ...perAddress(20, 'hour'), failClosed: true } }),
  on(accounts.verify, verify, { limit: perAddress(60, 'hour') }),
  on(accounts.resendVerification, resendVerification, { limit: perMember(5, 'hour') }),
];
