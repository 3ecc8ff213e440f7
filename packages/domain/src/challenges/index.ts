/** What the server needs to run challenges: their rules, and the texts that no browser ships. */
export * from './content/index.ts';
export * from './days.ts';
export * from './pause.ts';
export * from './run.ts';
export * from './tasks.ts';
