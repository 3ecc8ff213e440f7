export { LoadingRegion, type LoadingRegionProps, Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { type SkeletonShape, skeletonShapes } from './Skeleton.variants.ts';
