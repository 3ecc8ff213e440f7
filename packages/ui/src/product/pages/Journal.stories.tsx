import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { SearchField } from '../../components/SearchField/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TagField } from '../../components/TagField/index.ts';
import { Text } from '../../components/Text/index.ts';
import { JournalEditor, type JournalSave } from '../JournalEditor/index.ts';
import { PageColumns, PageHeader } from '../PageLayout/index.ts';
import { ExampleShell } from './ExampleShell.tsx';
import { EXAMPLE_DATE } from './example-data.tsx';
import { onPhone } from './example-phone.ts';

const nothing = () => {};

const entries = [
  { id: 'hill', title: 'The hill before breakfast', line: 'Today, 12:04 · 62 words', locked: false },
  { id: 'okafor', title: 'What Dr. Okafor asked', line: 'Thursday, 19 November · 240 words', locked: false },
  { id: 'night', title: 'A night without sleep', line: 'Monday, 16 November · 118 words', locked: true },
  { id: 'mosses', title: 'Why mosses', line: 'Saturday, 14 November · 531 words', locked: false },
];

const text =
  'I went up the path before breakfast and counted the stones. It took longer than last week, and that was all right.\n\nFog over the river, and the dog from the corner house came along for a while. At the top I wrote one sentence of the second chapter on the back of a receipt. It may even be a good one.';

function Editor({ save }: { save: JournalSave }) {
  const [title, setTitle] = useState('The hill before breakfast');
  const [body, setBody] = useState(text);
  return (
    <Card>
      <JournalEditor
        date="Saturday, 21 November"
        localDate={EXAMPLE_DATE}
        title={title}
        onTitleChange={setTitle}
        body={body}
        onBodyChange={setBody}
        save={save}
        onRetry={nothing}
        prompt={{
          prompt: { id: 'lighter', text: 'Who made today a little lighter, and do they know?' },
          onAnother: nothing,
          onDismiss: nothing,
        }}
        tags={<TagField label="Tags" defaultValue={['morning', 'hill']} />}
        mood={
          <Text size="sm" tone="muted">
            Mood today: calm
          </Text>
        }
      />
    </Card>
  );
}

function Entries() {
  return (
    <Card heading="Entries" aside="31 in all">
      <Stack gap="4">
        <SearchField label="Search your journal" hideLabel placeholder="Search your journal" />
        <List>
          {entries.map(({ id, title, line, locked }) => (
            <ListItem
              key={id}
              href={`/journals/${id}`}
              title={title}
              description={line}
              selected={id === 'hill'}
              end={
                locked && (
                  <Chip tone="neutral" icon={<Lock />}>
                    Locked
                  </Chip>
                )
              }
            />
          ))}
        </List>
      </Stack>
    </Card>
  );
}

function Journal({ save }: { save: JournalSave }) {
  return (
    <ExampleShell current="/journals">
      <Stack gap="5">
        <PageHeader
          title="Journal"
          line="For yourself alone. Locked entries open with your passphrase only."
          actions={<Button tone="soft">New entry</Button>}
        />
        <PageColumns main={<Editor save={save} />} side={<Entries />} />
      </Stack>
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Journal',
  component: Journal,
  parameters: { layout: 'fullscreen' },
  args: { save: { state: 'saved', at: '12:04' } },
} satisfies Meta<typeof Journal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Nothing is lost without a connection: the words stay on the device. */
export const Offline: Story = { args: { save: { state: 'offline' } } };
