/** Longest question to a council, in characters. */
export const COUNCIL_QUESTION_MAX = 2000;
/** How many guides are asked at once. */
export const FEWEST_COUNCIL_GUIDES = 2;
export const MOST_COUNCIL_GUIDES = 3;
/** Longest step that is kept, in characters; a model may forget that it is one sentence. */
export const COUNCIL_STEP_MAX = 300;
