import { dateText, type Mood } from '@everstep/domain';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { ListItem } from '../../components/List/index.ts';
import { Menu, MenuItem } from '../../components/Menu/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { MoodFace, type MoodValue, moods } from '../../product/MoodPicker/index.ts';

export interface MoodRowProps {
  readonly mood: Mood;
  /** Local date of the present. */
  readonly today: string;
  readonly onEdit: (id: string) => void;
  readonly onDelete: (id: string) => void;
}

const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** One logged mood: its face, its note, its moment and words. Memoised: a year of them stands below a note that is being typed. */
export const MoodRow = memo(function MoodRow({ mood, today, onEdit, onDelete }: MoodRowProps) {
  const { label } = moods.find(({ score }) => score === mood.score) ?? { label: '' };
  const date = dateText(mood.localDate, today);
  const said = [...mood.words, ...mood.activities].join(', ');
  return (
    <ListItem
      // The contract allows whole numbers from 1 to 5 only.
      start={<MoodFace score={mood.score as MoodValue} />}
      title={label}
      description={
        <Stack gap="1">
          {mood.note && <Text as="span">{mood.note}</Text>}
          <span>{[`${date}, ${times.format(Date.parse(mood.at))}`, said].filter(Boolean).join(' · ')}</span>
        </Stack>
      }
      end={
        <Menu align="end" trigger={<IconButton label={`More for ${label}, ${date}`} icon={<Ellipsis size="1em" />} />}>
          <MenuItem icon={<Pencil size="1em" />} onSelect={() => onEdit(mood.id)}>
            Edit
          </MenuItem>
          <MenuItem icon={<Trash2 size="1em" />} tone="danger" onSelect={() => onDelete(mood.id)}>
            Delete
          </MenuItem>
        </Menu>
      }
    />
  );
});
