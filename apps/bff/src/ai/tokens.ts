/** Letters of alphabets make about four to a token; of scripts written without blanks, each is about one. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
const CHARACTERS_PER_TOKEN = 4;

/** About how many tokens a text has, rounded up: services count differently, and this is for budgets only. */
export function estimateTokens(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0;
  return Math.ceil((text.length - dense) / CHARACTERS_PER_TOKEN) + dense;
}
