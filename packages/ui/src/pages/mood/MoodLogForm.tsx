import type { SafetyCard as SafetyCardData } from '@everstep/domain';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { SegmentedControl } from '../../components/SegmentedControl/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { MoodDetailsForm, MoodPad, MoodPicker } from '../../product/MoodPicker/index.ts';
import { SafetyCard } from '../../product/SafetyCard/index.ts';
import { LowMoodLine } from './LowMoodLine.tsx';
import { type MoodDraft, type MoodEntry, type MoodWay, moodWays } from './mood-draft.ts';

export interface MoodLogFormProps {
  readonly draft: MoodDraft;
  readonly onDraftChange: (draft: MoodDraft) => void;
  readonly way: MoodWay;
  readonly onWayChange: (way: MoodWay) => void;
  readonly onLog: (entry: MoodEntry) => void;
  readonly saving: boolean;
  readonly help: SafetyCardData | undefined;
}

const ways: Readonly<Record<MoodWay, { readonly label: string; readonly missing: string }>> = {
  faces: { label: 'Faces', missing: 'Choose a face first. The rest is up to you.' },
  energy: { label: 'Energy', missing: 'Choose a place first. The rest is up to you.' },
};

/** A face or a place, and whatever one likes to say about it. */
export function MoodLogForm({ draft, onDraftChange, way, onWayChange, onLog, saving, help }: MoodLogFormProps) {
  const [asked, setAsked] = useState(false);
  const { score, ...details } = draft;
  const log = () => {
    setAsked(score === null);
    if (score !== null) onLog({ score, ...details });
  };
  const problem = asked && score === null ? { error: ways[way].missing } : {};
  return (
    <Card>
      <Stack gap="5">
        <SegmentedControl
          label="Say it with"
          hideLabel
          segments={moodWays.map((value) => ({ value, label: ways[value].label }))}
          value={way}
          onValueChange={(value) => onWayChange(moodWays.find((each) => each === value) ?? 'faces')}
        />
        {way === 'energy' ? (
          <MoodPad value={draft} onChange={(place) => onDraftChange({ ...draft, ...place })} disabled={saving} {...problem} />
        ) : (
          <MoodPicker value={score} onChange={(next) => onDraftChange({ ...draft, score: next })} disabled={saving} {...problem} />
        )}
        <LowMoodLine score={score} />
        <MoodDetailsForm value={details} onChange={(next) => onDraftChange({ ...draft, ...next })} hideQuadrant={way === 'energy'} />
        <Button loading={saving} onClick={log}>
          Log mood
        </Button>
        {help && <SafetyCard arrives card={help} headingLevel={2} />}
      </Stack>
    </Card>
  );
}
