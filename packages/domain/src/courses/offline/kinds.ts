/** What a sentence does, and so what can be learned from it. */
export const statementKinds = [
  'list',
  'warning',
  'step',
  'cause',
  'condition',
  'contrast',
  'event',
  'story',
  'advice',
  'figure',
  'definition',
  'influence',
  'effect',
  'claim',
] as const;
export type StatementKind = (typeof statementKinds)[number];
