export * from './Landscape/index.ts';
export * from './TierPlace/index.ts';
export * from './Vignette/index.ts';
