import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Stack/index.ts';
import { Frame } from '../Frame.tsx';
import { daytimes, Landscape } from './index.ts';

const meta = { title: 'Product/Landscape', component: Landscape, args: { done: 2, total: 5 } } satisfies Meta<typeof Landscape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Frame>
      <Landscape {...args} />
    </Frame>
  ),
};

/** Dawn, day, dusk and night. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      {daytimes.map((daytime) => (
        <Frame key={daytime}>
          <Landscape {...args} daytime={daytime} label={`Two of five steps done, ${daytime}`} />
        </Frame>
      ))}
    </Stack>
  ),
};

/** The sun climbs with the share done. */
export const SunClimbs: Story = {
  render: () => (
    <Stack>
      {[0, 2, 4].map((done) => (
        <Frame key={done}>
          <Landscape done={done} total={4} />
        </Frame>
      ))}
    </Stack>
  ),
};

export const WithoutSteps: Story = {
  args: { done: 0, total: 0 },
  render: (args) => (
    <Frame>
      <Landscape {...args} />
    </Frame>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Frame>
      <Landscape {...args} />
    </Frame>
  ),
};
