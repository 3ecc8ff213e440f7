import type { Mood } from '@everstep/domain';
import { Button, Dialog, type MoodDetails, MoodDetailsForm, MoodPicker, type MoodValue, SafetyCard, Stack } from '@everstep/ui';
import { useState } from 'react';
import { useMoodActions } from './useMoodActions.ts';

/** Changes one mood; closes once the change is stored, unless its note needs people more than a closed dialog. */
export function MoodEditDialog({ mood, onClose }: { mood: Mood; onClose: () => void }) {
  const { edit, saving, help } = useMoodActions();
  // What one began from: a change made elsewhere meanwhile must not be written over unseen.
  const [version] = useState(mood.version);
  // The contract allows whole numbers from 1 to 5 only.
  const [score, setScore] = useState(mood.score as MoodValue);
  const [details, setDetails] = useState<MoodDetails>(mood);
  const save = async () => {
    const { quadrant, words, activities, note } = details;
    const change = { score, quadrant, words: [...words], activities: [...activities], note };
    if ((await edit({ id: mood.id, version, ...change })) === 'stored') onClose();
  };
  if (help) {
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()} title="Saved" description="Your words stay yours.">
        <SafetyCard card={help} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Change this mood"
      description="The moment stays; what you say about it can change."
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={saving} onClick={() => void save()}>
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
