import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { Popover } from '../../components/Popover/index.ts';

import { formatCount } from '../format.ts';
import * as styles from './NumberEntry.css.ts';

export interface NumberEntryProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** What is entered, such as "Minutes walked today". */
  readonly label: string;
  /** Stands after the number, such as "min". */
  readonly unit: string;
  /** What is stored; null before the first entry. */
  readonly value: number | null;
  /** Amounts that one tap enters. @default [] */
  readonly quick?: readonly number[];
  /** Called with a number of 0 or more. */
  readonly onSave: (value: number) => void;
}

function EntryForm({ label, unit, value, quick = [], onSave }: Omit<NumberEntryProps, 'trigger'>) {
  const [amount, setAmount] = useState(value);
  const [refused, setRefused] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A popover is a portal: React would carry the event on to a form around its trigger.
    event.stopPropagation();
    // The field keeps the last number while something unreadable stands in it, and marks itself.
    const unreadable = event.currentTarget.querySelector('[aria-invalid="true"]') !== null;
    if (amount === null) setRefused(true);
    else if (!unreadable) onSave(amount);
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <NumberField
        label={label}
        unit={unit}
        min={0}
        value={amount}
        error={refused && amount === null ? 'Write a number first.' : undefined}
        onValueChange={setAmount}
      />
      {quick.length > 0 && (
        <div className={styles.quick}>
          {quick.map((usual) => (
            <Button key={usual} tone="soft" size="small" onClick={() => onSave(usual)}>
              {formatCount(usual)} {unit}
            </Button>
          ))}
        </div>
      )}
      <Button type="submit" size="small" wide>
        Save
      </Button>
    </form>
  );
}

/** A number with its unit, entered beside the button that asks for it; usual amounts are one tap. */
export function NumberEntry({ trigger, onSave, ...form }: NumberEntryProps) {
  const [open, setOpen] = useState(false);
  const save = (value: number) => {
    setOpen(false);
    onSave(value);
  };
  return (
    <Popover trigger={trigger} label={form.label} open={open} onOpenChange={setOpen}>
      <EntryForm {...form} onSave={save} />
    </Popover>
  );
}
