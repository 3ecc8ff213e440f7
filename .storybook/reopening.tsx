import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { Button } from '../packages/ui/src/components/Button/index.ts';

interface ReopeningProps {
  /** What the story says. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether the story itself has nothing to open it by. */
  button: boolean;
  children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode;
}

function Reopening({ open: told, onOpenChange, button, children }: ReopeningProps) {
  const [open, setOpen] = useState(told);
  const [shown, setShown] = useState(told);
  // The switch among the controls counts as well.
  if (told !== shown) {
    setShown(told);
    setOpen(told);
  }
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      {button && !open && (
        <Button tone="outline" onClick={() => change(true)}>
          Open it again
        </Button>
      )}
      {children(open, change)}
    </>
  );
}

/** Lets Esc and the cross close what a story shows open, and a button open it again; the switch among the controls follows. */
export const withReopening: Decorator = (Story, { args, argTypes }) => {
  const [, updateArgs] = useArgs();
  if (typeof args.open !== 'boolean' || !('onOpenChange' in argTypes)) return <Story />;
  return (
    <Reopening
      open={args.open}
      onOpenChange={(open) => {
        args.onOpenChange?.(open);
        updateArgs({ open });
      }}
      button={!('trigger' in argTypes)}
    >
      {(open, onOpenChange) => <Story args={{ ...args, open, onOpenChange }} />}
    </Reopening>
  );
};
