import { tiers } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../components/Grid/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TierChip } from '../../product/TierChip/index.ts';
import { Frame } from '../Frame.tsx';
import { TierPlace } from './index.ts';

const meta = { title: 'Product/TierPlace', component: TierPlace, args: { tier: 'Navigator' } } satisfies Meta<typeof TierPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { level: 15 },
  render: (args) => (
    <Frame>
      <TierPlace {...args} />
    </Frame>
  ),
};

/** Eleven heights, from the valley to the summit under stars. */
export const AllVariants: Story = {
  render: () => (
    <Grid>
      {tiers.map(({ name, startLevel }) => (
        <Stack key={name} gap="2" align="center">
          <Frame>
            <TierPlace tier={name} level={startLevel} />
          </Frame>
          <TierChip tier={name} />
        </Stack>
      ))}
    </Grid>
  ),
};

export const WithoutLevel: Story = {
  render: (args) => (
    <Frame>
      <TierPlace {...args} />
    </Frame>
  ),
};
