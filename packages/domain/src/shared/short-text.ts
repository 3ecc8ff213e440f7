/** Signs that stand in no letter: joiners of emoji and of scripts that need them stay. */
const JOINED =
  '\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Sinhala}';
const HIDDEN = new RegExp(`(?<![${JOINED}])[\\u200c\\u200d]|(?![\\u200c\\u200d\\ufe0e\\ufe0f])[\\p{DI}\\ufff9-\\ufffb]|\\p{Cs}`, 'gu');
/** Whatever looks like a blank; each run of them is one. */
const BLANKS = /[\s\p{Cc}\u2800]+/gu;
const VISIBLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Words of somebody else as one line: without line breaks, control and hidden characters, with single blanks. Empty where nobody could read it. Pure. */
export function onOneLine(text: string): string {
  const line = text.replace(BLANKS, ' ').replace(HIDDEN, '').replace(BLANKS, ' ').trim();
  return VISIBLE.test(line) ? line : '';
}

/** A text of at most so many characters, an ellipsis included; cut between words, and within one only where it has no blank. Pure. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, Math.max(0, most - 2));
  // Half a sign at the end would be shown as a box.
  const whole = /\s/.test(text[beginning.length] ?? '') ? beginning : beginning.replace(/\s+\S*$/, '').replace(/[\ud800-\udbff]$/, '');
  return `${whole.trimEnd()} …`.slice(0, most);
}
