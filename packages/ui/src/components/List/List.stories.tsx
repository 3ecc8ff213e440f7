import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, Ellipsis, Sprout } from 'lucide-react';
import { Avatar } from '../Avatar/index.ts';
import { Card } from '../Card/index.ts';
import { Chip } from '../Chip/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Stack } from '../Stack/index.ts';
import { List, ListItem } from './index.ts';

const meta = {
  title: 'Components/List',
  component: List,
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const long =
  'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside';

export const Default: Story = {
  render: () => (
    <Card heading="Today" aside="2 of 5">
      <List>
        <ListItem title="Morning pages" description="after coffee · 10 min" end={<Chip>+13 XP</Chip>} />
        <ListItem title="Walk 20 minutes" description="strength 67%" />
        <ListItem title="Ten quiet breaths" description="Zen · 2 min" />
      </List>
    </Card>
  ),
};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Card heading="Rows">
        <List>
          <ListItem title="A plain row" />
          <ListItem
            title="With a line of meaning"
            description="Goal: finish my thesis on mosses"
            end={<Chip tone="neutral">3 days</Chip>}
          />
          <ListItem title="With an icon" description="five minutes" start={<Sprout aria-hidden="true" />} />
        </List>
      </Card>
      <Card heading="Rows that can be pressed">
        <List>
          <ListItem
            href="#lesson"
            title="A row that is a link"
            description="Lesson 3 of 12"
            start={<BookOpen aria-hidden="true" />}
            end={<Chip>Next</Chip>}
          />
          <ListItem
            onPress={nothing}
            selected
            title="A row that is open"
            description="Conversation of yesterday"
            start={<Avatar name="Ada Byron" decorative />}
            end={<IconButton label="More about this conversation" icon={<Ellipsis />} size="small" />}
          />
          <ListItem
            onPress={nothing}
            title="A row that is a button"
            description="with a control of its own at the end"
            start={<Avatar name="Bo Lund" decorative />}
            end={<IconButton label="More about this row" icon={<Ellipsis />} size="small" />}
          />
        </List>
      </Card>
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <List ordered>
      <ListItem href="#long" title={long} description={long} end={<Chip>+13 XP</Chip>} />
    </List>
  ),
};
