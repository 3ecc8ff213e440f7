import type { ReactNode } from 'react';
import { Vignette, type VignetteScene } from '../../illustrations/Vignette/index.ts';
import * as styles from './EmptyScene.css.ts';

export interface EmptySceneProps {
  readonly scene: VignetteScene;
  /** One line that says what is empty and what to do. */
  readonly line: ReactNode;
  /** At most one action. */
  readonly action?: ReactNode;
  /** @default 'medium' */
  readonly size?: 'small' | 'medium';
}

/** An empty state: a small scene of the land, one line, one action. */
export function EmptyScene({ scene, line, action, size = 'medium' }: EmptySceneProps) {
  return (
    <div className={styles.empty}>
      <Vignette scene={scene} size={size} />
      <p className={styles.line}>{line}</p>
      {action}
    </div>
  );
}
