import { habitScheduleWords, type ImportPreview, leftOutLine } from '@everstep/domain';
import { useState } from 'react';
import { Accordion } from '../../components/Accordion/index.ts';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../components/Heading/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { formatCount } from '../../product/format.ts';
import type { ImportPart } from './ImportSection.tsx';
import { MoodPlaces } from './MoodPlaces.tsx';
import { dateWords, originName, recordCount, timeWords } from './transfer-words.ts';

/** Where a mood with a name of one's own stands on the scale; null leaves it out. */
export interface MoodPlace {
  readonly name: string;
  readonly score: number | null;
}

interface ImportPreviewPartProps extends Pick<ImportPart, 'confirming' | 'confirmProblem' | 'onConfirm' | 'onDiscard'> {
  readonly preview: ImportPreview;
}

/** What a file would bring, and the decision. */
export function ImportPreviewPart({ preview, confirming = false, confirmProblem, onConfirm, onDiscard }: ImportPreviewPartProps) {
  const [moods, setMoods] = useState<readonly MoodPlace[]>(() => preview.moods.map(({ name, score }) => ({ name, score })));
  const isNew = preview.counts.some(({ fresh }) => fresh > 0);
  return (
    <Stack gap="4">
      <div>
        <Heading level={3} size="md">
          {originName(preview.origin)}
        </Heading>
        <Text size="sm" tone="muted">
          {[preview.fileName, spanWords(preview)].filter(Boolean).join(', ')}
        </Text>
      </div>
      <List aria-label="What the file holds">
        {preview.counts.map(({ kind, found, fresh, here }) => (
          <ListItem key={kind} title={recordCount(kind, found)} description={shareWords(found, fresh, here)} />
        ))}
      </List>
      {preview.origin === 'everstep' && (
        <Text>Points stay where they were earned. Challenges come in with their days and medals, and bring none.</Text>
      )}
      {!isNew && (
        <Banner tone="info" title="Everything in this file is here already">
          There is nothing to bring in. You may have done so before.
        </Banner>
      )}
      {isNew && moods.length > 0 && <MoodPlaces preview={preview} places={moods} onChange={setMoods} />}
      <More preview={preview} />
      {confirmProblem !== undefined && (
        <Banner tone="danger" live="assertive">
          {confirmProblem}
        </Banner>
      )}
      <Inline gap="3">
        {isNew && (
          <Button loading={confirming} onClick={() => onConfirm(moods)}>
            Bring it in
          </Button>
        )}
        <Button tone="outline" disabled={confirming} onClick={onDiscard}>
          {isNew ? 'Not now' : 'Close'}
        </Button>
      </Inline>
      <Text size="sm" tone="muted">
        The file waits for you until {timeWords(preview.expiresAt)}. Then it is forgotten.
      </Text>
    </Stack>
  );
}

function More({ preview }: { readonly preview: ImportPreview }) {
  const { samples, adapted, leftOut } = preview;
  const lines = (texts: readonly string[]) => (
    <List>
      {texts.map((text) => (
        <ListItem key={text} title={text} />
      ))}
    </List>
  );
  const first = (
    <List>
      {samples.map(({ kind, localDate, text }, index) => (
        // Two records may say the same on the same day, and none ever changes its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <ListItem key={index} title={text || recordCount(kind, 1)} description={localDate === null ? undefined : dateWords(localDate)} />
      ))}
    </List>
  );
  const changed = adapted.map(({ title, was, schedule }) => `${title}: ${was} becomes ${habitScheduleWords(schedule).toLowerCase()}`);
  const items = [
    { id: 'first', title: 'The first rows', content: first, count: samples.length },
    { id: 'adapted', title: 'What is kept in another rhythm', content: lines(changed), count: adapted.length },
    { id: 'left', title: 'What stays behind', content: lines(leftOut.map(leftOutLine)), count: leftOut.length },
  ];
  return <Accordion items={items.filter(({ count }) => count > 0)} />;
}

function shareWords(found: number, fresh: number, here: number): string {
  if (fresh === found) return 'All new';
  if (here === found) return 'All here already';
  const rest = found - fresh - here;
  return [`${formatCount(fresh)} new`, here > 0 && `${formatCount(here)} here already`, rest > 0 && `${formatCount(rest)} left out`]
    .filter(Boolean)
    .join(', ');
}

function spanWords({ from, to }: ImportPreview): string {
  if (from === null || to === null) return '';
  return from === to ? dateWords(from) : `${dateWords(from)} to ${dateWords(to)}`;
}
