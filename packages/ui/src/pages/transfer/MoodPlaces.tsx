import type { ImportPreview } from '@everstep/domain';
import { useState } from 'react';
import { Grid } from '../../components/Grid/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { countOf } from '../../product/format.ts';
import { moodLabel } from '../mood/mood-word.ts';
import type { MoodPlace } from './ImportPreviewPart.tsx';

interface MoodPlacesProps {
  readonly preview: ImportPreview;
  readonly places: readonly MoodPlace[];
  readonly onChange: (places: readonly MoodPlace[]) => void;
}

const LEFT_OUT = 'none';
const steps = [5, 4, 3, 2, 1].map((score) => ({ value: String(score), label: moodLabel(score) }));
const options = [...steps, { value: LEFT_OUT, label: 'Leave out' }];

/** Moods of another app go by any name: the member says where each stands. */
export function MoodPlaces({ preview, places, onChange }: MoodPlacesProps) {
  const counts = new Map(preview.moods.map(({ name, count }) => [name, count]));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const place = (name: string, value: string) => {
    setTouched((names) => new Set(names).add(name));
    onChange(places.map((mood) => (mood.name === name ? { name, score: value === LEFT_OUT ? null : Number(value) } : mood)));
  };
  const shown = ({ name, score }: MoodPlace) => (score === null ? (touched.has(name) ? LEFT_OUT : '') : String(score));
  return (
    <Stack gap="3">
      <div>
        <Heading level={4} size="md">
          Where do these moods stand?
        </Heading>
        <Text size="sm" tone="muted">
          Your names for them stay as words. What has no step stays behind, and can come in another time.
        </Text>
      </div>
      <Grid columns="small" gap="4">
        {places.map((mood) => (
          <Select
            key={mood.name}
            label={`${mood.name}, ${countOf(counts.get(mood.name) ?? 0, 'mood')}`}
            options={options}
            placeholder="Choose a step"
            value={shown(mood)}
            onValueChange={(value) => place(mood.name, value)}
          />
        ))}
      </Grid>
    </Stack>
  );
}
