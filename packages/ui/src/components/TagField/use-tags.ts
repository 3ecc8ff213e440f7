import { useState } from 'react';
import { useAnnounce } from '../../a11y/LiveAnnouncer.tsx';
import { optionAfterKey } from '../../internal/active-option.ts';
import { useValue } from '../../internal/use-value.ts';
import { type Addition, addTags, hasSeparator, matchingTags, splitTags, type TagLimits } from './tags.ts';
import type { TagFieldTexts } from './texts.ts';

interface TagsInput {
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((tags: readonly string[]) => void) | undefined;
  suggestions: readonly string[];
  texts: TagFieldTexts;
  limits: TagLimits;
}

/** Why the first of them was refused, in words. */
function refusalText({ refused }: Addition, limits: TagLimits, texts: TagFieldTexts): string | null {
  const [first] = refused;
  if (!first) return null;
  const words = {
    duplicate: texts.duplicate(first.tag),
    long: texts.tooLong(first.tag.slice(0, 20), limits.maxLength),
    full: texts.full(limits.maxTags),
  };
  return words[first.reason];
}

/** The tags, what is being typed, and the suggestions that go on from it; says aloud what was added, taken away and refused. */
export function useTags({ value, defaultValue, onValueChange, suggestions, texts, limits }: TagsInput) {
  const announce = useAnnounce();
  const [tags, setTags] = useValue(value, defaultValue, onValueChange);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [note, setNote] = useState<string | null>(null);
  const matching = tags.length < limits.maxTags ? matchingTags(suggestions, text, tags) : [];
  const options = open ? matching : [];

  const show = (next: string) => {
    setText(next);
    setOpen(next !== '');
    setActive(-1);
  };
  const add = (wanted: readonly string[]) => {
    const addition = addTags(tags, wanted, limits);
    const refusal = refusalText(addition, limits, texts);
    show('');
    setNote(refusal);
    if (addition.added.length > 0) setTags(addition.tags);
    const spoken = [addition.added.length > 0 && texts.added(addition.added), refusal].filter(Boolean).join(' ');
    if (spoken) announce(spoken);
  };
  const remove = (tag: string) => {
    setTags(tags.filter((each) => each !== tag));
    setNote(null);
    announce(texts.removed(tag));
  };
  /** Takes what is typed; all but what follows the last separator becomes tags. */
  const write = (next: string) => {
    if (!hasSeparator(next)) {
      show(next);
      setNote(null);
      return;
    }
    const parts = splitTags(next);
    const unfinished = parts.pop() ?? '';
    add(parts);
    if (unfinished) show(unfinished);
  };
  /** Moves the active option, opening the list; says whether the key was one for that. */
  const move = (key: string): boolean => {
    const next = optionAfterKey(key, active, matching.length);
    if (next === undefined) return false;
    setOpen(true);
    setActive(next);
    return true;
  };
  return { tags, text, open, note, active, options, chosenOption: options[active], add, remove, write, move, close: () => setOpen(false) };
}
