/** What shows nothing: blanks, control and hidden characters, fillers of other scripts, and the sign for what could not be read. */
const UNSEEN = /[\p{DI}\p{Cf}\p{Cc}\p{Cs}\p{Z}\u115f\u3164\u2800\ufffd]/gu;

/** Whether nobody could read anything in a text. */
export const isUnreadable = (text: string): boolean => text.replace(UNSEEN, '') === '';
