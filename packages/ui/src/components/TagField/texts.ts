/** The fixed words of a `TagField`. */
export interface TagFieldTexts {
  /** Names the list of tags. */
  readonly chosen: string;
  /** Names the list of suggestions. */
  readonly suggestions: string;
  readonly remove: (tag: string) => string;
  /** Stands below where the number of tags is limited. */
  readonly count: (count: number, most: number) => string;
  readonly added: (tags: readonly string[]) => string;
  readonly removed: (tag: string) => string;
  readonly duplicate: (tag: string) => string;
  /** @param start how the tag begins @param most the characters that fit */
  readonly tooLong: (start: string, most: number) => string;
  readonly full: (most: number) => string;
}

export const tagFieldTexts: TagFieldTexts = {
  chosen: 'Chosen',
  suggestions: 'Suggestions',
  remove: (tag) => `Remove ${tag}`,
  count: (count, most) => `${count} of ${most}`,
  added: (tags) => `Added ${tags.join(', ')}.`,
  removed: (tag) => `Removed ${tag}.`,
  duplicate: (tag) => `“${tag}” is already there.`,
  tooLong: (start, most) => `“${start}…” is longer than ${most} characters.`,
  full: (most) => `${most} tags are all that fit. Take one away to add another.`,
};
