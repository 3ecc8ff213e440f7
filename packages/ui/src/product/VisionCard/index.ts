export { type VisionActions, VisionCard, type VisionCardProps, type VisionPicture } from './VisionCard.tsx';
