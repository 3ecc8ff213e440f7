import type { Mood, SafetyCard as SafetyCardData } from '@everstep/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { type MoodDetails, MoodDetailsForm, MoodPicker, type MoodValue } from '../../product/MoodPicker/index.ts';
import { SavedWithHelp } from '../care/SavedWithHelp.tsx';
import type { MoodEntry } from './mood-draft.ts';

export interface MoodEditViewProps {
  /** The mood as it was; another one needs another `key`. */
  readonly mood: Mood;
  readonly onSave: (entry: MoodEntry) => void;
  /** The change is being saved. @default false */
  readonly saving?: boolean | undefined;
  /** The change is stored and its note speaks of danger: people to reach, in place of the form. */
  readonly help?: SafetyCardData | undefined;
  readonly onClose: () => void;
}

/** Changes one mood, in a dialog. */
export function MoodEditView({ mood, onSave, saving = false, help, onClose }: MoodEditViewProps) {
  // The contract allows whole numbers from 1 to 5 only.
  const [score, setScore] = useState(mood.score as MoodValue);
  const [details, setDetails] = useState<MoodDetails>(mood);
  const onOpenChange = (open: boolean) => !open && onClose();
  if (help) {
    return <SavedWithHelp card={help} onClose={onClose} />;
  }
  const { quadrant, words, activities, note } = details;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Change this mood"
      description="The moment stays; what you say about it can change."
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={saving} onClick={() => onSave({ score, quadrant, words, activities, note })}>
            Save
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <MoodPicker value={score} onChange={setScore} />
        <MoodDetailsForm value={details} onChange={setDetails} />
      </Stack>
    </Dialog>
  );
}
