export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { type FileDropShape, fileDropShapes } from './FileDrop.variants.ts';
