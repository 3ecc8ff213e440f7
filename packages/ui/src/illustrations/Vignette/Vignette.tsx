import { drawings, type VignetteScene } from './drawings.tsx';
import { VignetteFrame } from './VignetteFrame.tsx';

export interface VignetteProps {
  /** Which bit of the land is drawn. */
  readonly scene: VignetteScene;
  /** Width in steps of the picture. @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** A small scene of the land for empty and broken states. Decoration: the line beside it says what it means. */
export function Vignette({ scene, size }: VignetteProps) {
  return (
    <VignetteFrame scene={scene} size={size}>
      {drawings[scene]}
    </VignetteFrame>
  );
}
