import { type FormEvent, type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { Popover } from '../../components/Popover/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './NumberEntry.css.ts';
import { numberEntryTexts } from './texts.ts';

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
  /** Smallest number. @default 0 */
  readonly min?: number;
  /** Largest number, where there is one. */
  readonly max?: number;
  /** What a press of more or less adds. @default 1 */
  readonly step?: number;
  /** Called with a number within these bounds. */
  readonly onSave: (value: number) => void;
  /** Another way to come to the number, such as a timer; chosen, it takes the place of the form. */
  readonly other?: { readonly label: string; readonly icon?: ReactNode; readonly onSelect: () => void } | undefined;
}

function EntryForm(props: Omit<NumberEntryProps, 'trigger'>) {
  const { label, unit, value, quick = [], min = 0, max, step = 1, onSave, other } = props;
  const texts = useTexts('NumberEntry', numberEntryTexts);
  const [amount, setAmount] = useState(value);
  const [refused, setRefused] = useState(false);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A popover is a portal: React would carry the event on to a form around its trigger.
    event.stopPropagation();
    if (amount === null) setRefused(true);
    else onSave(amount);
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <NumberField
        label={label}
        unit={unit}
        min={min}
        max={max}
        step={step}
        value={amount}
        error={refused && amount === null ? texts.refused : undefined}
        onValueChange={setAmount}
      />
      {quick.length > 0 && (
        <div className={styles.quick}>
          {quick.map((usual) => (
            <Button key={usual} tone="soft" size="small" onClick={() => onSave(usual)}>
              {texts.amount(usual, unit)}
            </Button>
          ))}
        </div>
      )}
      <Button type="submit" size="small" wide>
        {texts.save}
      </Button>
      {other && (
        <Button tone="ghost" size="small" wide icon={other.icon} onClick={other.onSelect}>
          {other.label}
        </Button>
      )}
    </form>
  );
}

/** A number with its unit, entered beside the button that asks for it; usual amounts are one tap. */
export function NumberEntry({ trigger, onSave, other, ...form }: NumberEntryProps) {
  const [open, setOpen] = useState(false);
  const save = (value: number) => {
    setOpen(false);
    onSave(value);
  };
  const instead = other && {
    ...other,
    onSelect: () => {
      setOpen(false);
      other.onSelect();
    },
  };
  return (
    <Popover trigger={trigger} label={form.label} open={open} onOpenChange={setOpen}>
      <EntryForm {...form} onSave={save} other={instead} />
    </Popover>
  );
}
