import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { daytimes } from '../../illustrations/Landscape/index.ts';
import { TodayHero } from './index.ts';

const actions = (
  <>
    <Button>Check in</Button>
    <Button tone="soft">How do you feel?</Button>
  </>
);

const meta = {
  title: 'Product/TodayHero',
  component: TodayHero,
  args: {
    greeting: 'Good morning, Ada.',
    date: 'Saturday, 21 November',
    line: 'Three small steps today. Two are under five minutes.',
    done: 2,
    total: 5,
    actions,
  },
} satisfies Meta<typeof TodayHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      {daytimes.map((daytime) => (
        <TodayHero key={daytime} {...args} greeting={`A picture of ${daytime}`} daytime={daytime} />
      ))}
    </Stack>
  ),
};

export const AllDone: Story = {
  args: { done: 5, line: 'All five steps are behind you. Rest is progress too.', actions: <Button tone="soft">Look back</Button> },
};

export const NothingPlanned: Story = { args: { done: 0, total: 0, line: 'Nothing planned today.' } };

export const CheckingIn: Story = { args: { actions: <Button loading>Check in</Button> } };

export const LongText: Story = {
  args: {
    greeting: 'Good morning, Maximiliane Freifrau von und zu Hohenstein-Weissenfels.',
    line: 'Eleven steps are waiting for you today, most of them short, some of them long, and each of them may as well be taken tomorrow.',
    total: 11,
  },
};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
