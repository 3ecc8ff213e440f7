import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { ownEscape } from '../../internal/own-escape.ts';
import { useTexts } from '../../internal/texts.tsx';
import { useValue } from '../../internal/use-value.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { affix, frame, input } from '../TextField/TextField.css.ts';
import { searchFieldTexts } from './texts.ts';
import { useDebounced } from './use-debounced.ts';

type Native = Omit<NativeProps<'input'>, 'type' | 'size' | 'required' | 'prefix' | 'children' | 'value' | 'defaultValue'>;

export interface SearchFieldProps extends Omit<FieldTexts, 'required'>, Native {
  /** The text, where its owner keeps it. */
  value?: string | undefined;
  /** The text at first, where its owner does not keep it. @default '' */
  defaultValue?: string;
  /** Called with every change, for lists that are filtered here and now. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when typing rests, and at once on Enter and on clearing: for searches that cost a request. */
  onSearch?: ((value: string) => void) | undefined;
  /** How long typing must rest, in milliseconds. @default 250 */
  searchDelayMs?: number;
  /** A search is running. @default false */
  loading?: boolean;
  /** Name of the button that empties the field. @default 'Clear search' */
  clearLabel?: string;
}

/** A field that finds things. Esc and the cross empty it; the focus stays for the next try. */
export function SearchField(props: SearchFieldProps) {
  const { label, hideLabel, help, error, id, value, defaultValue = '', onValueChange, onSearch, searchDelayMs = 250, ...rest } = props;
  const texts = useTexts('SearchField', searchFieldTexts);
  const { loading = false, clearLabel = texts.clear, onKeyDown, ...native } = rest;
  const box = useRef<HTMLSpanElement>(null);
  const [text, setText] = useValue(value, defaultValue, onValueChange);
  const search = useDebounced(onSearch, searchDelayMs);

  const clear = () => {
    setText('');
    search.now('');
    box.current?.querySelector('input')?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') search.now(text);
    if (event.key === 'Escape' && text !== '') {
      // Some browsers empty a search field themselves, and tell nobody.
      event.preventDefault();
      clear();
    }
  };

  return (
    <Field id={id} label={label} hideLabel={hideLabel} help={help} error={error}>
      {(control) => (
        <span ref={box} className={frame} data-invalid={error ? '' : undefined} data-disabled={native.disabled ? '' : undefined}>
          <span className={affix} aria-hidden="true">
            {loading ? <Spinner size="small" /> : <Search size={18} />}
          </span>
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...native}
            {...control}
            {...ownEscape(text !== '')}
            type="search"
            aria-busy={loading || undefined}
            className={input}
            value={text}
            onKeyDown={press}
            onChange={({ target }) => {
              setText(target.value);
              search.schedule(target.value);
            }}
          />
          {text !== '' && !native.disabled && <IconButton label={clearLabel} icon={<X size="1em" />} size="small" onClick={clear} />}
        </span>
      )}
    </Field>
  );
}
