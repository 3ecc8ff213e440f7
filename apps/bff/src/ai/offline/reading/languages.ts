import { type Language, languages } from './language-table.ts';

/** Words that English has as well, or nearly: one of them proves nothing. */
const ENOUGH = 2;

function likeliest(text: string): { readonly language: Language; readonly count: number } | undefined {
  return languages
    .map((language) => ({ language, count: new Set((text.match(language.words) ?? []).map((word) => word.toLowerCase())).size }))
    .toSorted((one, other) => other.count - one.count)[0];
}

const ENGLISH = /\b(?:the|and|i|is|to|of|my|it|that|was|for|with|have|not|but|you|am|are|do)\b/gi;
/** Said alike in most languages: it does not show that the talk has come back to English. */
const ANY_LANGUAGE = /^\W*(?:ok(?:ay)?|h+m+|haha\w*|super|lol|no)\W*$/i;

export const isAnyLanguage = (text: string): boolean => ANY_LANGUAGE.test(text);

const plain = (text: string): string => text.replace(/[’‘]/g, "'");
const greetingIn = (text: string): Language | undefined => languages.find(({ hello }) => hello.test(text));
const farewellIn = (text: string): Language | undefined => languages.find(({ bye }) => bye.test(text));

/**
 * Whether a text is in a language or script that the rules do not know.
 * @param isLikely the text before it was: then one word is enough where none is English
 */
export function isOtherLanguage(text: string, isLikely = false): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 4 && latin < letters / 2) return true;
  if (greetingIn(text) || (isLikely && farewellIn(text))) return true;
  const foreign = likeliest(text)?.count ?? 0;
  const english = new Set((text.match(ENGLISH) ?? []).map((word) => word.toLowerCase())).size;
  return foreign >= (isLikely ? 1 : ENOUGH) && foreign > english;
}

/** The language of a text, or else the one that the talk was in before; undefined where it is none of the table. */
export function languageOf(text: string, before?: Language): Language | undefined {
  const own = plain(text);
  if (before && (before.bye.test(own) || ANY_LANGUAGE.test(own))) return before;
  const found = likeliest(own);
  return greetingIn(own) ?? (found && found.count >= (before?.name === found.language.name ? 1 : ENOUGH) ? found.language : before);
}

/** The member's own language saying that the guide does not speak it; undefined where none is known. */
export const languageNote = (text: string): string | undefined => languageOf(text)?.note;

/** What may be said to a message in a language, the best first; each but the farewell is said once. */
export function linesIn({ hello, bye, greeting, note, again, farewell }: Language, message: string): readonly string[] {
  if (bye.test(plain(message))) return [farewell];
  return [hello.test(plain(message)) ? `${greeting} ${note}` : note, ...again];
}
