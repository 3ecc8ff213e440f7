import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { ownEscape } from '../../internal/own-escape.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { ChosenTags } from './ChosenTags.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import * as styles from './TagField.css.ts';
import { hasSeparator, splitTags } from './tags.ts';
import { tagFieldTexts } from './texts.ts';
import { useTags } from './use-tags.ts';

type Native = Omit<NativeProps<'input'>, 'type' | 'size' | 'required' | 'children' | 'value' | 'defaultValue' | 'maxLength' | 'list'>;

export interface TagFieldProps extends FieldTexts, Native {
  /** The tags, where their owner keeps them. */
  value?: readonly string[] | undefined;
  /** The tags at first, where their owner does not keep them. @default [] */
  defaultValue?: readonly string[];
  /** Called with all tags whenever one came or went. */
  onValueChange?: ((tags: readonly string[]) => void) | undefined;
  /** Tags known from elsewhere; offered as soon as something is typed, or on Arrow Down. @default [] */
  suggestions?: readonly string[];
  /** Number of tags; the line below counts towards it. @default no limit */
  maxTags?: number;
  /** Characters of one tag. @default 40 */
  maxLength?: number;
}

const none: readonly string[] = [];

/** Several words of one's own: Enter or a comma adds one, Backspace takes the last away. */
export function TagField(props: TagFieldProps) {
  const { label, hideLabel, help, error, required, id, value, defaultValue = none, onValueChange, suggestions = none, ...rest } = props;
  const { maxTags = Number.POSITIVE_INFINITY, maxLength = 40, name, disabled, ...native } = rest;
  const texts = useTexts('TagField', tagFieldTexts);
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const field = useTags({ value, defaultValue, onValueChange, suggestions, texts, limits: { maxTags, maxLength } });
  const { tags, text, open, options, chosenOption, add } = field;
  const remove = (tag: string) => {
    field.remove(tag);
    frame.current?.querySelector('input')?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    native.onPaste?.(event);
    // An input would turn the lines of a list into one.
    const list = event.clipboardData.getData('text');
    if (!hasSeparator(list)) return;
    event.preventDefault();
    add(splitTags(text + list));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    native.onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    const last = tags.at(-1);
    if (!event.altKey && field.move(event.key)) {
      event.preventDefault();
    } else if (event.key === 'Enter' && (chosenOption !== undefined || text.trim() !== '')) {
      // Else the form around it is sent.
      event.preventDefault();
      add([chosenOption ?? splitTags(text)[0] ?? '']);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      field.close();
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) {
      event.preventDefault();
      remove(last);
    }
  };

  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      help={help}
      error={error}
      required={required}
      aside={Number.isFinite(maxTags) && <span className={styles.count}>{texts.count(tags.length, maxTags)}</span>}
    >
      {({ required: mustHave, ...control }) => (
        <div className={styles.place}>
          <div ref={frame} className={styles.frame} data-invalid={error ? '' : undefined} data-disabled={disabled ? '' : undefined}>
            <ChosenTags tags={tags} texts={texts} name={name} disabled={Boolean(disabled)} onRemove={remove} />
            <input
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              {...native}
              {...control}
              {...ownEscape(options.length > 0)}
              type="text"
              role="combobox"
              aria-required={mustHave || undefined}
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={options.length > 0 ? listId : undefined}
              aria-activedescendant={chosenOption === undefined ? undefined : `${listId}-${field.active}`}
              className={styles.input}
              disabled={disabled}
              value={text}
              onChange={({ target }) => field.write(target.value)}
              onPaste={paste}
              onKeyDown={press}
              onBlur={(event) => {
                native.onBlur?.(event);
                // What was typed is not lost for want of an Enter.
                add(splitTags(text));
              }}
            />
          </div>
          {options.length > 0 && (
            <SuggestionList id={listId} name={texts.suggestions} options={options} active={field.active} onChoose={(tag) => add([tag])} />
          )}
          {field.note && <p className={styles.note}>{field.note}</p>}
        </div>
      )}
    </Field>
  );
}
