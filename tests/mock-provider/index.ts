export * from './mock-provider.ts';
