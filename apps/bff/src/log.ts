import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from './env.ts';

/** Structured lines without private text: of an error its kind, message and stack, never the values that a database adds to it. */
export function createLog(env: Pick<Env, 'mode'>, destination?: DestinationStream): Logger {
  const options = { level: env.mode === 'test' ? 'warn' : 'info', base: null, serializers: { err: errorLine } };
  return destination ? pino(options, destination) : pino(options);
}

export function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: errorLine(error.cause) }),
  };
}
