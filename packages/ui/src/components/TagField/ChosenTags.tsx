import { X } from 'lucide-react';
import * as styles from './TagField.css.ts';
import type { TagFieldTexts } from './texts.ts';

interface ChosenTagsProps {
  tags: readonly string[];
  texts: TagFieldTexts;
  /** Name in a form, one value for each tag. */
  name: string | undefined;
  disabled: boolean;
  onRemove: (tag: string) => void;
}

/** The tags that are there, each with a button that takes it away. */
export function ChosenTags({ tags, texts, name, disabled, onRemove }: ChosenTagsProps) {
  if (tags.length === 0) return null;
  return (
    // The role keeps the list a list in Safari, which drops it with the bullets.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" className={styles.tags} aria-label={texts.chosen}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          <span className={styles.word}>{tag}</span>
          <button type="button" className={styles.remove} aria-label={texts.remove(tag)} disabled={disabled} onClick={() => onRemove(tag)}>
            <X className={styles.cross} aria-hidden="true" />
          </button>
          {name && <input type="hidden" name={name} value={tag} disabled={disabled} />}
        </li>
      ))}
    </ul>
  );
}
