export { type AppOptions, allRoutes, createApp } from './app.ts';
export { type Clock, type Ids, systemClock, systemIds } from './clock.ts';
export type { Deps } from './deps.ts';
export { type Env, EnvError, readEnv } from './env.ts';
