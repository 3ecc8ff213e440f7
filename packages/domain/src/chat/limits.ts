/** Characters of the title that a guide gives a journal entry. */
export const PROPOSED_ENTRY_TITLE_MAX = 120;
