import type { ReactNode } from 'react';
import { Vignette, type VignetteScene } from '../../illustrations/Vignette/index.ts';
import { ErrorFrame } from './ErrorFrame.tsx';

export interface ErrorPageProps {
  /** What happened. @default 'This page tripped' */
  readonly title?: string;
  /** What was kept and what to do. */
  readonly children: ReactNode;
  /** The way on, usually one button. */
  readonly action?: ReactNode;
  /** A reference that support can look up. */
  readonly reference?: string;
  /** The picture above the words. @default 'signal-lost' */
  readonly scene?: VignetteScene;
}

/** A whole page for when something went wrong. */
export function ErrorPage({ scene = 'signal-lost', ...page }: ErrorPageProps) {
  return <ErrorFrame {...page} picture={<Vignette scene={scene} />} />;
}
