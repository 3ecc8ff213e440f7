type Level = 'error' | 'warn' | 'info';

const state = { silent: import.meta.env.PROD };

/** In production the console stays quiet unless the server's ENABLE_LOGS is '1'. */
export function configureLog({ production, enableLogs }: { production: boolean; enableLogs: boolean }): void {
  state.silent = production && !enableLogs;
}

function write(level: Level, message: string, cause?: unknown): void {
  if (state.silent) return;
  // biome-ignore lint/suspicious/noConsole: the one place that may speak to the console.
  if (cause === undefined) console[level](message);
  // biome-ignore lint/suspicious/noConsole: as above.
  else console[level](message, cause);
}

/** The app's only way to the console. Never hand it what a member wrote. */
export const log = {
  error: (message: string, cause?: unknown) => write('error', message, cause),
  warn: (message: string, cause?: unknown) => write('warn', message, cause),
  info: (message: string, cause?: unknown) => write('info', message, cause),
};
