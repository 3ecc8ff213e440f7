import { coarsePointer } from '../../styles/media.ts';

/** Whether fingers work here: focus in a text field makes a keyboard rise over the conversation. */
export const isTouched = (): boolean => window.matchMedia(coarsePointer).matches;
