/** What ends a tag when it is typed or pasted: commas and semicolons of all scripts, line breaks, tabs. */
const SEPARATORS = /[,;،؛，、；\n\r\t]+/;

/** The tag as it is kept: no spaces around it, single ones inside, no hash before it. */
export const tidyTag = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/^#+/, '');

export const hasSeparator = (text: string): boolean => SEPARATORS.test(text);

/** The tags in a list; the last one is empty when the text ends with a separator. */
export const splitTags = (text: string): string[] => text.split(SEPARATORS).map(tidyTag);

const folded = (tag: string): string => tag.normalize('NFC').toLocaleLowerCase();

/** Whether both would be taken for the same, whatever their capitals. */
export const sameTag = (a: string, b: string): boolean => folded(a) === folded(b);

export const includesTag = (tags: readonly string[], tag: string): boolean => tags.some((each) => sameTag(each, tag));

export interface TagLimits {
  /** Number of tags. */
  maxTags: number;
  /** Characters of one tag. */
  maxLength: number;
}

interface Refusal {
  tag: string;
  reason: 'duplicate' | 'long' | 'full';
}

export interface Addition {
  tags: readonly string[];
  added: readonly string[];
  /** Why others were left out, the first of them first. */
  refused: readonly Refusal[];
}

/** Adds what can be added, in order; says of all else why not. */
export function addTags(tags: readonly string[], wanted: readonly string[], limits: TagLimits): Addition {
  const added: string[] = [];
  const refused: Refusal[] = [];
  for (const tag of wanted.filter(Boolean)) {
    const reason = reasonAgainst(tag, [...tags, ...added], limits);
    if (reason) refused.push({ tag, reason });
    else added.push(tag);
  }
  return { tags: [...tags, ...added], added, refused };
}

function reasonAgainst(tag: string, tags: readonly string[], { maxTags, maxLength }: TagLimits): Refusal['reason'] | null {
  if (includesTag(tags, tag)) return 'duplicate';
  if ([...tag].length > maxLength) return 'long';
  return tags.length >= maxTags ? 'full' : null;
}

/** Suggestions that go on from what is typed, those that start with it first; chosen ones are left out. */
export function matchingTags(suggestions: readonly string[], text: string, chosen: readonly string[]): readonly string[] {
  const start = folded(tidyTag(text));
  const open = suggestions.filter((each) => !includesTag(chosen, each) && folded(each).includes(start));
  return [...open.filter((each) => folded(each).startsWith(start)), ...open.filter((each) => !folded(each).startsWith(start))];
}
