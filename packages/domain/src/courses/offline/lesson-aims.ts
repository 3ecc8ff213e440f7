const BEGINNING = 'The lesson teaches:';

/** The aims of a planned lesson as one text, one a line: what whoever writes the lesson is told. */
export const aimsText = (aims: readonly string[]): string => `${BEGINNING} ${aims.join('\n')}`;

/** The aims in a text of {@link aimsText}; none in any other text. */
export const aimsIn = (text: string): readonly string[] =>
  text.startsWith(BEGINNING)
    ? text
        .slice(BEGINNING.length)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [];
