/** What the offline guide can make of a message. */
export type Topic =
  | 'greeting'
  | 'thanks'
  | 'done'
  | 'avoid'
  | 'want'
  | 'fear'
  | 'decide'
  | 'people'
  | 'tired'
  | 'time'
  | 'stuck'
  | 'question'
  | 'short'
  | 'other';

/**
 * What one guide says, by topic. `{words}` is what the member wants or did, in their own words turned round, `{thing}`
 * what it is about, `{quote}` a sentence as written,
 * `{name}` the first name, `{focus}` what the member wants to grow, `{streak}` days in a row, `{level}` the level's title.
 * A line whose words are not known is left out; each topic has a line that needs none.
 */
export type Lines = Readonly<Record<Topic, readonly string[]>>;
