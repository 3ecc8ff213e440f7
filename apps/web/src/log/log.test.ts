import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureLog, log } from './log.ts';

const said = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
beforeEach(() => {
  for (const [level, heard] of Object.entries(said)) vi.spyOn(console, level as keyof typeof said).mockImplementation(heard.mockClear());
});
afterEach(() => {
  vi.restoreAllMocks();
  configureLog({ production: false, enableLogs: false });
});

const speak = () => {
  log.error('lost', 'cause');
  log.warn('odd');
  log.info('fine');
};

it('is silent in production [error-070]', () => {
  configureLog({ production: true, enableLogs: false });
  speak();
  for (const heard of Object.values(said)) expect(heard).not.toHaveBeenCalled();
});

it.each([
  ['in production when the server enables it', { production: true, enableLogs: true }],
  ['in development', { production: false, enableLogs: false }],
])('speaks %s [error-070]', (_, settings) => {
  configureLog(settings);
  speak();
  expect(said.error).toHaveBeenCalledExactlyOnceWith('lost', 'cause');
  expect(said.warn).toHaveBeenCalledExactlyOnceWith('odd');
  expect(said.info).toHaveBeenCalledExactlyOnceWith('fine');
});
