import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useDirection } from '../../internal/use-direction.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  /** Unique, without spaces: it becomes part of an id. */
  value: string;
  label: ReactNode;
  /** Before the label; decorative. */
  icon?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly TabItem[];
  value?: string | undefined;
  /** @default the first tab */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several views of one thing, one at a time. The row scrolls sideways where it does not fit. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onValueChange }: TabsProps) {
  const dir = useDirection();
  const choice = value === undefined ? { ...(defaultValue === undefined ? {} : { defaultValue }) } : { value };
  return (
    <Primitive.Root {...choice} {...(onValueChange ? { onValueChange } : {})} dir={dir} className={styles.root}>
      <Primitive.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} disabled={tab.disabled ?? false} className={styles.tab}>
            {tab.icon && (
              <span className={styles.icon} aria-hidden="true">
                {tab.icon}
              </span>
            )}
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
