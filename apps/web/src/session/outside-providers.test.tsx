import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAI } from '../chat/AIProvider.tsx';
import { useGamification } from '../gamification/GamificationProvider.tsx';
import { useNotification } from '../log/NotificationProvider.tsx';
import { useLook } from '../look/LookProvider.tsx';
import { useSession } from './SessionProvider.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [useNotification, 'useNotification must be used within a NotificationProvider', '[error-067]'],
  [useGamification, 'useGamification must be used within a GamificationProvider', '[error-068]'],
  [useAI, 'useAI must be used within an AIProvider', '[error-068]'],
  [useLook, 'useLook must be used within a LookProvider', ''],
  [useSession, 'useSession must be used within a SessionProvider', ''],
])('%o outside its provider says: %s %s', (hook, words, _id) => {
  expect(() => renderHook(() => hook())).toThrow(words);
});
