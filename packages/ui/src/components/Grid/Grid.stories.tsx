import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Grid, gridColumns } from './index.ts';

const steps = ['Walk 20 minutes', 'Ten quiet breaths', 'Morning pages', 'Write one page'];

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: steps.map((step) => <Card key={step}>{step}</Card>) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack gap="8">
      {gridColumns.map((columns) => (
        <Grid key={columns} columns={columns}>
          {(columns === 'mainAside' ? steps.slice(0, 2) : steps).map((step) => (
            <Card key={step}>{step}</Card>
          ))}
        </Grid>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children: (
      <Card>
        Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside
      </Card>
    ),
  },
};
