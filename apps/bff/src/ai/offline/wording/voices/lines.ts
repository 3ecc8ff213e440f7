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
  | 'short'
  | 'other';

/** Records of the member that a remark can be about. */
export type RecordKind = 'goal' | 'habit' | 'streak' | 'focus' | 'lowMood' | 'goodMood';

/**
 * How one guide speaks without a model: a sentence that shows what it heard, and a remark on the member's records. Places in the lines:
 *
 * - `{echo}` a clause of the member's, turned round: "your boss shouted at you"
 * - `{quote}` a piece of the message as written
 * - `{words}` what they want or did, in their words: "finish your thesis", "called your mother", "stay or leave"
 * - `{thing}` what it is about: "your taxes"
 * - `{name}`, `{focus}`, `{goal}`, `{habit}`, `{streak}` from their records
 *
 * A line whose places are not known is left out, and a line is not said twice in a conversation while another is left.
 */
export interface Voice {
  readonly hear: Readonly<Record<Heard, readonly string[]>>;
  readonly records: Readonly<Record<RecordKind, readonly string[]>>;
}
