import { ENTRY_MAX_LENGTH } from '../journal/limits.ts';
import { tagKey } from '../journal/words.ts';
import { cleanText, type Draft } from './draft.ts';

const TITLE_MAX = 200;
const TAG_MAX = 40;
const MOST_TAGS = 20;

/** A text whose first line is a heading has a title. */
export function titleAndBody(draft: Draft, text: string): { title: string; body: string } {
  const heading = /^#{1,6} +([^\n]+)(?:\n|$)/.exec(text);
  const title = heading?.[1]?.trim() ?? '';
  if (title === '' || title.length > TITLE_MAX) return { title: '', body: draft.fitted(text, ENTRY_MAX_LENGTH) };
  return { title, body: draft.fitted(text.slice(heading?.[0].length).trim(), ENTRY_MAX_LENGTH) };
}

/** Tags that fit, each once; what else stands in the list is left aside. */
export function tagsIn(draft: Draft, list: readonly unknown[]): string[] {
  const tags = new Map<string, string>();
  for (const item of list) {
    const tag = cleanText(item);
    if (tag === '' || tags.has(tagKey(tag))) continue;
    if (tags.size < MOST_TAGS) tags.set(tagKey(tag), draft.fitted(tag, TAG_MAX));
    else draft.leave('tags');
  }
  return [...tags.values()];
}
