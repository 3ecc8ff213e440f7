/** What a sentence does, and so what can be learned from it. */
export type StatementKind =
  | 'list'
  | 'warning'
  | 'step'
  | 'cause'
  | 'condition'
  | 'contrast'
  | 'event'
  | 'story'
  | 'advice'
  | 'figure'
  | 'definition'
  | 'influence'
  | 'effect'
  | 'claim';
