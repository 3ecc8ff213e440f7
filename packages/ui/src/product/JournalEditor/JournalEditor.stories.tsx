import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { LiveAnnouncer } from '../../a11y/LiveAnnouncer.tsx';
import { Button } from '../../components/Button/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TagField } from '../../components/TagField/index.ts';
import { Text } from '../../components/Text/index.ts';
import { JournalEditor, type JournalEditorProps } from './index.ts';

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#dbe7d6"/><circle cx="52" cy="30" r="14" fill="#f3b95f"/><path d="M0 60q30-30 80-8v28H0z" fill="#5d7f6a"/></svg>')}`;

function Written(props: JournalEditorProps) {
  const [title, setTitle] = useState(props.title);
  const [body, setBody] = useState(props.body);
  return <JournalEditor {...props} title={title} onTitleChange={setTitle} body={body} onBodyChange={setBody} />;
}

const meta = {
  title: 'Product/JournalEditor',
  component: JournalEditor,
  args: {
    date: 'Saturday, 21 November',
    localDate: '2026-11-21',
    title: 'The hill before breakfast',
    onTitleChange: fn(),
    body: 'I went up the path before breakfast and counted the stones.\n\nIt took longer than last week, and that was all right.',
    onBodyChange: fn(),
    save: { state: 'saved', at: '12:04' },
    onRetry: fn(),
    tags: <TagField label="Tags" defaultValue={['morning', 'hill']} />,
    mood: (
      <Text size="sm" tone="muted">
        Mood today: calm
      </Text>
    ),
  },
  render: (args) => <Written {...args} />,
  decorators: [
    (Story) => (
      <LiveAnnouncer>
        <Story />
      </LiveAnnouncer>
    ),
  ],
} satisfies Meta<typeof JournalEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const prompt = { prompt: { id: 'p1', text: 'Who made today a little lighter, and do they know?' }, onAnother: fn(), onDismiss: fn() };
const photos = {
  photos: [
    { id: 'a', url: photo, alt: 'The hill in low sun' },
    { id: 'b', url: photo, alt: '', pending: true },
  ],
  onAdd: fn(),
  onAltChange: fn(),
  onRemove: fn(),
};

export const Default: Story = {};

/** With everything: a question, a lock, both views, photos. */
export const AllVariants: Story = {
  args: { prompt, photos, locked: true, preview: <Text>I went up the path before breakfast and counted the stones.</Text> },
};

export const Empty: Story = {
  args: { title: '', body: '', save: { state: 'untouched' }, prompt, tags: undefined, mood: <Button tone="soft">How do you feel?</Button> },
};

/** All that the line under the text can say. */
export const SaveStates: Story = {
  render: (args) => (
    <Stack gap="8">
      {(['saving', 'offline', 'failed'] as const).map((state) => (
        <JournalEditor key={state} {...args} aria-label={`Journal entry, ${state}`} save={{ state }} tags={undefined} mood={undefined} />
      ))}
    </Stack>
  ),
};
export const Offline: Story = { args: { save: { state: 'offline' } } };
export const Failed: Story = { args: { save: { state: 'failed' } } };
export const TooLong: Story = {
  args: { save: { state: 'failed' }, error: 'The entry has more than 100,000 characters. Cut a little, then it is saved.' },
};
export const Locked: Story = { args: { locked: true } };
export const WithPhotos: Story = { args: { photos } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the entry">
      <Skeleton shape="title" />
      <Skeleton lines={6} />
    </LoadingRegion>
  ),
};
export const LongText: Story = {
  args: { body: 'I went up the path before breakfast and counted the stones. It took longer than last week.\n\n'.repeat(30) },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { prompt, photos, locked: true } };
export const Phone: Story = { args: { prompt }, globals: { viewport: { value: 'mobile1', isRotated: false } } };
