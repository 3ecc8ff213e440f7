import type { ChatPersona } from '../../chat/MessageBubble/index.ts';

/** A prompt that shows what can be asked. */
export interface ExamplePrompt {
  /** What it is about, in a few words. */
  readonly label: string;
  /** All of it, as it comes into the field. */
  readonly prompt: string;
}

/** A persona of the learning area with what it is good at. */
export type LearningPersona = ChatPersona & {
  readonly specialties: readonly string[];
  readonly examples: readonly ExamplePrompt[];
};
