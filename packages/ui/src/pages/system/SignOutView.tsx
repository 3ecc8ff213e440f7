import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PlainList } from '../../product/PlainList.tsx';

export interface SignOutViewProps {
  /** Titles of what the member kept in this browser alone, the latest first. */
  readonly kept: readonly string[];
  /** Hands all of it over as one file. */
  readonly onSave: () => void;
  readonly onSignOut: () => void;
  /** Leaves everything as it is. */
  readonly onStay: () => void;
}

/** So many titles are named. */
const NAMED = 4;

/** Asked before a sign-out that takes away what a member kept in this browser. */
export function SignOutView({ kept, onSave, onSignOut, onStay }: SignOutViewProps) {
  const [saved, setSaved] = useState(false);
  const save = () => {
    onSave();
    setSaved(true);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Sign out?"
      description={
        kept.length === 0
          ? 'Nothing that you kept is in this browser alone.'
          : `Signing out removes ${kept.length === 1 ? 'what' : `the ${kept.length} things`} you kept under Learning: it lies in this browser and nowhere else.`
      }
      confirmLabel="Sign out"
      cancelLabel="Stay signed in"
      tone={kept.length === 0 || saved ? 'primary' : 'danger'}
      onConfirm={onSignOut}
    >
      {kept.length > 0 && (
        <Stack gap="3" align="start">
          <PlainList>
            {kept.slice(0, NAMED).map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title, and the list does not change.
              <li key={index}>
                <Text>{title}</Text>
              </li>
            ))}
            {kept.length > NAMED && <li>and {kept.length - NAMED} more</li>}
          </PlainList>
          <Button tone="soft" icon={<Download />} onClick={save}>
            Save as a file first
          </Button>
          <Text size="sm" tone="muted" role="status">
            {saved && 'The file is with your browser: look for it among your downloads.'}
          </Text>
        </Stack>
      )}
    </ConfirmDialog>
  );
}
