import { type FormEvent, type ReactElement, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Popover } from '../../components/Popover/index.ts';
import { TextField } from '../../components/TextField/index.ts';
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

/** Reads a number as members write it, with a point or a comma; null for anything else and below zero. */
const readAmount = (text: string): number | null => (/^\s*\d+([.,]\d+)?\s*$/.test(text) ? Number(text.replace(',', '.')) : null);

function EntryForm({ label, unit, value, quick = [], onSave }: Omit<NumberEntryProps, 'trigger'>) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const [refused, setRefused] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // A popover is a portal: React would carry the event on to a form around its trigger.
    event.stopPropagation();
    const amount = readAmount(text);
    if (amount === null) setRefused(true);
    else onSave(amount);
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        suffix={unit}
        value={text}
        error={refused ? 'Write a number, 0 or more.' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      {quick.length > 0 && (
        <div className={styles.quick}>
          {quick.map((amount) => (
            <Button key={amount} tone="soft" size="small" onClick={() => onSave(amount)}>
              {formatCount(amount)} {unit}
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
