import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';

/** What can be done when another device saved other words meanwhile. */
export interface ConflictChoices {
  /** Keeps what stands here, over the other words. */
  readonly onKeepMine: () => void;
  /** Takes the other words; what stands here is dropped. */
  readonly onTakeTheirs: () => void;
  /** Takes the other words, and keeps what stands here beside them. */
  readonly onKeepBoth: () => void;
}

/** Says that words were changed on another device, and asks which shall stand. Nothing is lost until it is answered. */
export function ConflictBanner(props: ConflictChoices & { readonly title: string; readonly children?: ReactNode }) {
  const { title, onKeepMine, onTakeTheirs, onKeepBoth, children } = props;
  return (
    <Banner
      tone="warning"
      live="assertive"
      title={title}
      actions={
        <Inline>
          <Button size="small" onClick={onKeepBoth}>
            Keep both
          </Button>
          <Button size="small" tone="outline" onClick={onKeepMine}>
            Keep mine
          </Button>
          <Button size="small" tone="outline" onClick={onTakeTheirs}>
            Take the other
          </Button>
        </Inline>
      }
    >
      <Stack gap="2">
        <span>Your words here are kept on this device until you choose.</span>
        {children}
      </Stack>
    </Banner>
  );
}

/** The beginning of a long text, with '...' where it goes on. */
export const cut = (text: string, shown: number): string => (text.length > shown ? `${text.slice(0, shown).trimEnd()}...` : text);
