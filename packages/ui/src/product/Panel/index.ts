export { Panel, PanelError, type PanelErrorProps, type PanelProps, PanelSkeleton, type PanelSkeletonProps } from './Panel.tsx';
