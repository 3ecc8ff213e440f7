import { Tabs as Primitive } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDirection } from '../../internal/use-direction.ts';
import * as styles from './Tabs.css.ts';
import { useMoreTabs } from './use-more-tabs.ts';

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
  /** The views, in the order of the row. */
  tabs: readonly TabItem[];
  /** The tab that is shown, where its owner keeps it. */
  value?: string | undefined;
  /** The tab shown at first, where its owner does not keep it. @default the first tab */
  defaultValue?: string | undefined;
  /** Called with the value of the tab that was chosen. */
  onValueChange?: ((value: string) => void) | undefined;
}

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

/** Several views of one thing, one at a time. Where the row does not fit it scrolls sideways, with the selected tab in view, and fades towards what is hidden. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onValueChange }: TabsProps) {
  const dir = useDirection();
  const choice = value === undefined ? { ...(defaultValue === undefined ? {} : { defaultValue }) } : { value };
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row moves with the selected tab only, so that a reader's own scrolling stays.
  useEffect(() => {
    const selected = list.current?.querySelector('[aria-selected="true"]');
    if (list.current && selected) list.current.scrollBy({ left: middleOf(selected) - middleOf(list.current) });
  }, [value]);
  useMoreTabs(list);
  return (
    <Primitive.Root {...choice} {...(onValueChange ? { onValueChange } : {})} dir={dir} className={styles.root}>
      <Primitive.List ref={list} className={styles.list} aria-label={label}>
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
