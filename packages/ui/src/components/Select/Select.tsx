import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { cspNonce } from '../../internal/csp-nonce.ts';
import { useTexts } from '../../internal/texts.tsx';
import { useDirection } from '../../internal/use-direction.ts';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';
import { selectTexts } from './texts.ts';

export interface SelectOption {
  /** Not empty; an empty value means that nothing is chosen. */
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends FieldTexts {
  /** Options, or groups of them. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The chosen option, where its owner keeps it. */
  value?: string | undefined;
  /** The option chosen at first, where its owner does not keep it. */
  defaultValue?: string | undefined;
  /** Called with the value of the option that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Stands there until something is chosen. @default 'Choose…' */
  placeholder?: ReactNode;
  /** Name in a form. */
  name?: string | undefined;
  /** What browsers may fill in, such as `country`. */
  autoComplete?: string | undefined;
  /** Cannot be opened. */
  disabled?: boolean | undefined;
  /** The control's id, which `FormErrorSummary` leads to. */
  id?: string | undefined;
  /** Reaches the button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
  /** Names the control instead of its label. */
  'aria-label'?: string | undefined;
}

const isGroup = (entry: SelectOption | SelectGroup): entry is SelectGroup => 'options' in entry;
/** Drops undefined keys: to the primitive an undefined value means "controlled and empty". */
const given = <T extends object>(props: T) => Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

/** One of several known options. Arrow keys, Home, End and typing the first letters choose; works like the platform's own. */
export function Select({ options, value, defaultValue, onValueChange, placeholder, name, autoComplete, ...rest }: SelectProps) {
  const texts = useTexts('Select', selectTexts);
  const { label, hideLabel, help, error, required, disabled, id, ...attributes } = rest;
  const dir = useDirection();
  return (
    <Field id={id} label={label} hideLabel={hideLabel} help={help} error={error} required={required}>
      {({ required: mustChoose, ...control }) => (
        <Primitive.Root {...given({ value, defaultValue, onValueChange, name, autoComplete, disabled })} dir={dir} required={mustChoose}>
          <Primitive.Trigger {...attributes} {...control} className={styles.trigger} data-invalid={error ? '' : undefined}>
            <Primitive.Value placeholder={placeholder ?? texts.placeholder} />
            <Primitive.Icon className={styles.chevron}>
              <ChevronDown size="1em" />
            </Primitive.Icon>
          </Primitive.Trigger>
          <Primitive.Portal>
            <Primitive.Content className={styles.content} position="popper" sideOffset={6} collisionPadding={8}>
              <Primitive.ScrollUpButton className={styles.scrollUp}>
                <ChevronUp size="1em" />
              </Primitive.ScrollUpButton>
              <Primitive.Viewport nonce={cspNonce()} className={styles.options}>
                {options.map((entry) =>
                  isGroup(entry) ? <Group key={entry.label} group={entry} /> : <Option key={entry.value} option={entry} />,
                )}
              </Primitive.Viewport>
              <Primitive.ScrollDownButton className={styles.scrollDown}>
                <ChevronDown size="1em" />
              </Primitive.ScrollDownButton>
            </Primitive.Content>
          </Primitive.Portal>
        </Primitive.Root>
      )}
    </Field>
  );
}

function Group({ group }: { group: SelectGroup }) {
  return (
    <Primitive.Group>
      <Primitive.Label className={styles.groupLabel}>{group.label}</Primitive.Label>
      {group.options.map((option) => (
        <Option key={option.value} option={option} />
      ))}
    </Primitive.Group>
  );
}

function Option({ option: { value, label, disabled = false } }: { option: SelectOption }) {
  return (
    <Primitive.Item className={styles.option} value={value} disabled={disabled}>
      <Primitive.ItemText>{label}</Primitive.ItemText>
      <Primitive.ItemIndicator className={styles.check}>
        <Check size="1em" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
