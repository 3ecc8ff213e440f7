/** Characters of the title that a guide gives a journal entry. */
export const PROPOSED_ENTRY_TITLE_MAX = 120;
/** How many answers a guide may offer with a reply. */
export const MOST_CHOICES = 8;
/** Characters of such an answer. */
export const CHOICE_MAX_LENGTH = 80;
