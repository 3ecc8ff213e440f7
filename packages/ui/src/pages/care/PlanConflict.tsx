import { type SafetyPlanWords, safetyPlanParts } from '@everstep/domain';
import { Text } from '../../components/Text/index.ts';
import { ConflictBanner, cut } from '../system/ConflictBanner.tsx';

export interface SafetyPlanConflict {
  /** Parts that read otherwise on the other device. */
  readonly theirs: SafetyPlanWords;
  /** The words that stand here. */
  readonly mine: SafetyPlanWords;
  /** Keeps both: in each part the other words come after these. */
  readonly onKeepBoth: () => void;
  /** Keeps what stands here. */
  readonly onKeepMine: () => void;
  /** Takes what the other device has. */
  readonly onTakeTheirs: () => void;
}

const SHOWN = 160;

/** Says that the plan was changed on another device, with the parts that read otherwise there. */
export function PlanConflict({ theirs, mine, ...choices }: SafetyPlanConflict) {
  const changed = safetyPlanParts.filter(({ key }) => theirs[key] !== mine[key]);
  return (
    <ConflictBanner title="This plan was changed on another device" {...choices}>
      {changed.map(({ key, title }) => (
        <Text as="span" size="sm" tone="muted" key={key}>
          {`${title}, on the other device: ${theirs[key].trim() === '' ? 'nothing' : cut(theirs[key].trim(), SHOWN)}`}
        </Text>
      ))}
    </ConflictBanner>
  );
}
