export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export { type FileDropKind, type FileDropShape, fileDropKinds, fileDropShapes } from './FileDrop.variants.ts';
