import { tiers } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/Inline/index.ts';
import { TierChip } from './index.ts';

const meta = { title: 'Product/TierChip', component: TierChip, args: { tier: 'Explorer' } } satisfies Meta<typeof TierChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Inline>
      {tiers.map(({ name }) => (
        <TierChip key={name} tier={name} />
      ))}
    </Inline>
  ),
};
