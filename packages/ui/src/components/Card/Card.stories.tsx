import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Chip } from '../Chip/index.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { LoadingRegion, Skeleton } from '../Skeleton/index.ts';
import { Text } from '../Text/index.ts';
import { Card, cardTones } from './index.ts';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { heading: 'Today', aside: '2 of 5', children: 'Morning pages, a walk, ten quiet breaths.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Grid columns="large">
      {cardTones.map((tone) => (
        <Card key={tone} tone={tone} heading={`A ${tone} card`} aside="Day 4">
          <p>Pick a drawer, a desk, a folder. Set ten minutes. Stop when it rings.</p>
        </Card>
      ))}
      <Card heading="Clear one small corner" aside={<Chip>7-day</Chip>}>
        <Text tone="muted">Stop when the timer rings.</Text>
        <ProgressBar label="Momentum Builder" value={4} max={7} valueText="Day 4 of 7" />
        <Inline justify="between">
          <Text size="sm" tone="muted">
            Streak 3 days
          </Text>
          <Button tone="soft">Open</Button>
        </Inline>
      </Card>
      <Card>A card without a title is a plain group.</Card>
    </Grid>
  ),
};

export const LongText: Story = {
  args: {
    heading:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
    aside: 'on the 4th of 60 days',
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
  },
};

export const Loading: Story = {
  args: {
    heading: 'Today',
    aside: undefined,
    children: (
      <LoadingRegion label="Loading today's steps">
        <Skeleton lines={3} />
      </LoadingRegion>
    ),
  },
};
