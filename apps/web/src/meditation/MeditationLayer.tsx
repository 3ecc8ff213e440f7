import { MeditationDialog } from '@everstep/ui/pages';
import { useSitting } from './useSitting.ts';

interface MeditationLayerProps {
  readonly minutes: number;
  readonly onClose: () => void;
}

/** A quiet moment that is timed and nothing else. */
export function MeditationLayer({ minutes, onClose }: MeditationLayerProps) {
  return <MeditationDialog {...useSitting(minutes)} onClose={onClose} />;
}
