import type { AdminTemplateRow } from '@everstep/domain';
import { Chip } from '../../components/Chip/index.ts';

/** How a challenge of administrators stands, in words. */
export function TemplateStateChip({ state, changed }: Pick<AdminTemplateRow, 'state' | 'changed'>) {
  if (state === 'draft') return <Chip tone="neutral">Draft</Chip>;
  if (state === 'withdrawn') return <Chip tone="neutral">Withdrawn</Chip>;
  return changed ? <Chip tone="warning">Published, with changes to publish</Chip> : <Chip tone="success">Published</Chip>;
}
