/** The way through a wizard of four steps. */
export const exampleSteps = [
  { id: 'title', name: 'Title' },
  { id: 'values', name: 'Values' },
  { id: 'morning', name: 'Morning' },
  { id: 'whole', name: 'The whole' },
] as const;
