export { Stack, type StackProps } from './Stack.tsx';
export { type Alignment, alignments, type Gap, gaps, type Justification, justifications } from './Stack.variants.ts';
