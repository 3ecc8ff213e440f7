import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Grid } from '../../components/Grid/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { examplePicture } from './example-picture.ts';
import { VisionCard } from './index.ts';

const actions = { onEdit: fn(), onAchieved: fn(), onMoveEarlier: fn(), onMoveLater: fn(), onRemove: fn() };

const meta = {
  title: 'Product/VisionCard',
  component: VisionCard,
  args: {
    statement: 'A small house with a workshop, and the lake behind it',
    area: 'Home',
    picture: { src: examplePicture, alt: 'A red house at a lake, low sun' },
    goal: { title: 'Save for the deposit', href: '#goal', percent: 35 },
    actions,
  },
  decorators: [
    (Story) => (
      <Grid columns="medium">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof VisionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a photo, drawn, come true, and with a picture that is lost. */
export const AllVariants: Story = {
  render: (args) => (
    <>
      <VisionCard {...args} />
      <VisionCard {...args} statement="Ten quiet minutes, every morning" area="Mind" picture={{ scene: 'lake' }} goal={undefined} />
      <VisionCard
        {...args}
        statement="My name on a thesis"
        area="Work"
        picture={{ scene: 'notebook' }}
        goal={{ title: 'Finish my thesis on mosses', href: '#goal', percent: 100 }}
        achieved="Came true in May"
      />
      <VisionCard
        {...args}
        statement="Singing with others again"
        area="Friends"
        picture={{ src: 'data:image/png;base64,', alt: 'A choir in a village church' }}
      />
    </>
  ),
};

export const Drawn: Story = { args: { picture: { scene: 'sapling' }, goal: undefined } };
export const Achieved: Story = {
  args: { achieved: 'Came true in May', goal: { title: 'Save for the deposit', href: '#goal', percent: 100 } },
};

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the board">
      <Skeleton shape="block" />
      <Skeleton lines={2} />
    </LoadingRegion>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="An empty board" illustration={<Vignette scene="sapling" />}>
      One picture of something you look forward to is a good start.
    </EmptyState>
  ),
};

export const LongText: Story = {
  args: {
    statement:
      'A small house with a workshop, and the lake behind it, near enough to my parents that Sunday lunch at Großmutterdorfstraßenende is a walk',
    area: 'Home, garden and everything that belongs to it',
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { achieved: 'Came true in May' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
