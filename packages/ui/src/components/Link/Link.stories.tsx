import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './index.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#habits', children: 'See all habits' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Text>
        Nothing here yet. <Link href="#new">Plant one small habit</Link>, or read <Link href="#why">why small is enough</Link>.
      </Text>
      <Card tone="soft">
        <Text>
          Your <Link href="#script">life script</Link> waits at step 4.
        </Text>
      </Card>
      <Text>
        <Link href="#all" tone="quiet">
          All challenges
        </Link>
      </Text>
      <Text>
        <Link href="https://findahelpline.com" external>
          Find a helpline
        </Link>
      </Text>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
  },
};
