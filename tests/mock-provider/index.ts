export * from './behaviour.ts';
export * from './mock-provider.ts';
