import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { StatTile } from '../StatTile/index.ts';
import { PageColumns, PageHeader, TileRow } from './index.ts';

const meta = {
  title: 'Product/PageLayout',
  component: PageHeader,
  args: { title: 'Mood', line: 'What you feel, day by day.' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = { args: { actions: <Button>Log a mood</Button> } };

export const WholePage: Story = {
  render: (args) => (
    <Stack gap="6">
      <PageHeader {...args} />
      <PageColumns
        main={<Card heading="What to do now">One thing at a time.</Card>}
        side={
          <TileRow>
            <StatTile label="Moods" value="42" meaning="this year" />
            <StatTile label="Mean" value="3.8" meaning="of 5" />
          </TileRow>
        }
      />
    </Stack>
  ),
};
