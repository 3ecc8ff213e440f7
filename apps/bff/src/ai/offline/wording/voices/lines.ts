/** What the offline guide can hear in a message. */
export type Heard =
  | 'greeting'
  | 'thanks'
  | 'bye'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'fact'
  | 'advice'
  | 'vent'
  | 'low'
  | 'joy'
  | 'done'
  | 'avoid'
  | 'want'
  | 'fear'
  | 'decide'
  | 'people'
  | 'tired'
  | 'time'
  | 'stuck'
  | 'step'
  | 'when'
  | 'snag'
  | 'short'
  | 'other';

/** What a question is after. The answer to it is read in that light. */
export type Aim =
  | 'open'
  | 'feel'
  | 'want'
  | 'step'
  | 'when'
  | 'snag'
  | 'worry'
  | 'people'
  | 'choose'
  | 'rest'
  | 'learn'
  | 'clarify'
  | 'more'
  | 'fact'
  | 'close';

/** Questions that every guide asks in a way of its own; the others are plain and the same from all. */
export type VoicedAim = 'open' | 'more' | 'want' | 'step' | 'when' | 'snag' | 'choose' | 'learn';

/** Records of the member that a remark can be about. */
export type RecordKind = 'goal' | 'habit' | 'streak' | 'focus' | 'lowMood' | 'goodMood';

/**
 * How one guide speaks without a model: a sentence that shows what it heard, perhaps a remark on the member's records, and one
 * question. Places in the lines:
 *
 * - `{echo}` a clause of the member's, turned round: "your boss shouted at you"
 * - `{quote}` a piece of the message as written
 * - `{words}` what they want or did, in their words: "finish your thesis", "called your mother", "stay or leave"
 * - `{thing}` what it is about: "your taxes"
 * - `{name}`, `{focus}`, `{goal}`, `{habit}`, `{streak}` from their records
 * - `{step}`, `{when}`, `{snag}` what they answered earlier
 *
 * A line whose places are not known is left out, and a line is not said twice in a conversation while another is left.
 */
export interface Voice {
  readonly hear: Readonly<Record<Heard, readonly string[]>>;
  readonly ask: Readonly<Record<VoicedAim, readonly string[]>>;
  readonly records: Readonly<Record<RecordKind, readonly string[]>>;
  /** What was agreed, in one place, once step and time are known. */
  readonly seal: readonly string[];
  /** A small plan for `{aim}`; a line break stands between its points. */
  readonly plan: readonly string[];
}
