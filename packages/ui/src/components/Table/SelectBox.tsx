import { type ChangeEventHandler, useLayoutEffect, useRef } from 'react';
import * as styles from './SelectBox.css.ts';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for. @default false */
  indeterminate?: boolean;
  /** Key of the row. */
  value?: string;
  /** Left out in rows: the table hears of all of them at once. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** Looks like `Checkbox`, in one element: there may be a thousand of them. */
export function SelectBox({ label, checked, indeterminate = false, value, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={checked}
      value={value}
      data-row-select={value === undefined ? undefined : ''}
      {...(onChange ? { onChange } : { readOnly: true })}
    />
  );
}
