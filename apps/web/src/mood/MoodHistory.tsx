import { api, dateText, type Mood } from '@everstep/domain';
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  List,
  ListItem,
  LoadingRegion,
  Menu,
  MenuItem,
  MoodFace,
  type MoodValue,
  moods as moodScale,
  Skeleton,
  Stack,
  Text,
  Vignette,
} from '@everstep/ui';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import useSWRInfinite from 'swr/infinite';
import { sentenceOf } from '../api/errors.ts';
import { queryKey } from '../api/useQuery.ts';
import { useLayers } from '../layout/useLayers.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { MoodEditDialog } from './MoodEditDialog.tsx';
import { useMoodActions } from './useMoodActions.ts';

const PAGE = 30;
const times = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** Every logged mood, newest first, a page at a time. */
function useMoodPages() {
  const { session, call } = useSession();
  const pages = useSWRInfinite(
    (index, before: { nextCursor: string | null } | null) => {
      if (index > 0 && !before?.nextCursor) return null;
      return queryKey(
        api.mood.list,
        { query: { limit: PAGE, ...(before?.nextCursor ? { cursor: before.nextCursor } : {}) } },
        session.token(),
      );
    },
    ([, , input]) => call(api.mood.list, input as { query: { limit: number; cursor?: string } }),
    // A change may move entries from one page to another.
    { revalidateAll: true },
  );
  return { ...pages, moods: pages.data?.flatMap(({ moods }) => moods), more: pages.data?.at(-1)?.nextCursor != null };
}

export function MoodHistory() {
  const { moods, more, error, size, setSize, isValidating, mutate } = useMoodPages();
  const { remove } = useMoodActions();
  const { open, show, hide } = useLayers();
  const editing = moods?.find(({ id }) => open.includes(`mood:${id}`));
  if (!moods) {
    return error ? (
      <EmptyState
        title="Your moods could not be loaded"
        illustration={<Vignette scene="signal-lost" />}
        action={<Button onClick={() => void mutate()}>Try again</Button>}
      >
        {sentenceOf(error)}
      </EmptyState>
    ) : (
      <LoadingRegion label="Loading your moods">
        <Skeleton lines={4} />
      </LoadingRegion>
    );
  }
  return (
    <Card heading="Before" aside={moods.length > 0 ? 'newest first' : undefined}>
      {moods.length === 0 ? (
        <Text tone="muted">Nothing here yet. The first one takes a single tap.</Text>
      ) : (
        <Stack gap="4">
          <List>
            {moods.map((mood) => (
              <MoodRow key={mood.id} mood={mood} onEdit={() => show(`mood:${mood.id}`)} onDelete={() => remove(mood.id)} />
            ))}
          </List>
          {more && (
            <Button tone="outline" loading={isValidating} onClick={() => void setSize(size + 1)}>
              Show earlier ones
            </Button>
          )}
        </Stack>
      )}
      {editing && <MoodEditDialog key={editing.id} mood={editing} onClose={() => hide(`mood:${editing.id}`)} />}
    </Card>
  );
}

function MoodRow({ mood, onEdit, onDelete }: { mood: Mood; onEdit: () => void; onDelete: () => void }) {
  const { label } = moodScale.find(({ score }) => score === mood.score) ?? { label: '' };
  const said = [...mood.words, ...mood.activities].join(', ');
  const today = new Date().toISOString().slice(0, 10);
  return (
    <ListItem
      start={<MoodFace score={mood.score as MoodValue} />}
      title={label}
      description={
        <Stack gap="1">
          {mood.note && <Text as="span">{mood.note}</Text>}
          <span>{[`${dateText(mood.localDate, today)}, ${times.format(Date.parse(mood.at))}`, said].filter(Boolean).join(' · ')}</span>
        </Stack>
      }
      end={
        <Menu
          align="end"
          trigger={<IconButton label={`More for ${label}, ${dateText(mood.localDate, today)}`} icon={<Ellipsis size="1em" />} />}
        >
          <MenuItem icon={<Pencil size="1em" />} onSelect={onEdit}>
            Edit
          </MenuItem>
          <MenuItem icon={<Trash2 size="1em" />} tone="danger" onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      }
    />
  );
}
