import { useLayoutEffect, useRef, useState } from 'react';
import type { NativeProps } from '../../internal/native-props.ts';
import { useTexts } from '../../internal/texts.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './TextArea.css.ts';
import { textAreaTexts } from './texts.ts';

export interface TextAreaProps extends FieldTexts, Omit<NativeProps<'textarea'>, 'rows' | 'required' | 'children'> {
  /** Height when empty, in lines. @default 3 */
  minRows?: number;
  /** Height at which it stops growing and scrolls, in lines. @default 12 */
  maxRows?: number;
  /** Shows how many of `maxLength` characters are used. @default false */
  counter?: boolean;
}

/** Several lines of text; grows with what is written. All attributes of a textarea pass through, and so does `ref`. */
export function TextArea({
  label,
  hideLabel,
  help,
  error,
  required,
  id,
  minRows = 3,
  maxRows = 12,
  counter = false,
  ...area
}: TextAreaProps) {
  const { onInput, ...attributes } = area;
  const frame = useRef<HTMLSpanElement>(null);
  const [length, setLength] = useState(0);

  const follow = () => {
    const written = frame.current?.querySelector('textarea')?.value ?? '';
    // The twin in the stylesheet has the same text and gives the frame its height; nothing is measured.
    if (frame.current) frame.current.dataset.twin = written;
    setLength(written.length);
  };
  // After each render, since a controlled value may have changed; setting the same length again renders nothing.
  useLayoutEffect(follow);

  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      help={help}
      error={error}
      required={required}
      aside={counter && <Counter length={length} maxLength={area.maxLength} />}
    >
      {(control) => (
        <span
          ref={frame}
          className={styles.frame}
          style={{ '--min-rows': minRows, '--max-rows': maxRows }}
          data-invalid={error ? '' : undefined}
          data-disabled={area.disabled ? '' : undefined}
        >
          <textarea
            {...attributes}
            {...control}
            rows={minRows}
            className={styles.area}
            onInput={(event) => {
              follow();
              onInput?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
}

function Counter({ length, maxLength }: { length: number; maxLength: number | undefined }) {
  const texts = useTexts('TextArea', textAreaTexts);
  const full = maxLength !== undefined && length >= maxLength;
  return <span className={styles.counter({ full })}>{maxLength === undefined ? length : texts.count(length, maxLength)}</span>;
}
