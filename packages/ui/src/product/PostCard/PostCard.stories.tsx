import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Avatar } from '../../components/Avatar/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Vignette } from '../../illustrations/index.ts';
import { examplePersona } from '../example-data.tsx';
import { PersonaAvatar } from '../PersonaAvatar/index.ts';
import { PostCard } from './index.ts';

const actions = { onReact: fn(), onReport: fn(), onMute: fn(), onEdit: fn(), onDelete: fn(), onShow: fn() };

const meta = {
  title: 'Product/PostCard',
  component: PostCard,
  args: {
    author: 'Mara Lindqvist',
    emblem: <Avatar name="Mara Lindqvist" decorative />,
    time: '2 hours ago',
    dateTime: '2026-11-21T09:12:00Z',
    about: 'Day 3 of Momentum Builder',
    text: 'Cleared the drawer under the oven. Ten minutes, one bag of lids without pots, and a letter I had looked for since spring.',
    reactions: [
      { id: 'cheer', word: 'Cheer', count: 12, mine: true },
      { id: 'same', word: 'Me too', count: 3, mine: false },
      { id: 'thanks', word: 'Thank you', count: 0, mine: false },
    ],
    comments: { count: 4, href: '#replies' },
    actions,
  },
  argTypes: { state: { control: 'select', options: ['shown', 'hidden', 'review'] } },
} satisfies Meta<typeof PostCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const longText = Array.from(
  { length: 6 },
  () => 'It took three evenings until the first sentence stood, and then the rest came as if it had waited behind the door.',
).join('\n');

export const Default: Story = {};

/** Shown, own, a guide's, long, hidden, under review, being sent. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      <PostCard {...args} />
      <PostCard {...args} author="Ada Brandt" emblem={<Avatar name="Ada Brandt" decorative />} own edited about={undefined} />
      <PostCard
        {...args}
        author="kael"
        emblem={<PersonaAvatar persona={examplePersona()} />}
        authorNote="Guide, a computer program"
        text="You wrote one page three times this week. What made those mornings work?"
        about={undefined}
        comments={{ count: 0, href: '#replies' }}
      />
      <PostCard {...args} text={longText} />
      <PostCard {...args} state="hidden" />
      <PostCard {...args} state="review" />
      <PostCard {...args} state="review" own />
      <PostCard {...args} pending own />
    </Stack>
  ),
};

export const Hidden: Story = { args: { state: 'hidden' } };
export const UnderReview: Story = { args: { state: 'review' } };
export const OwnUnderReview: Story = { args: { state: 'review', own: true } };
export const Pending: Story = { args: { pending: true, own: true } };
export const Failed: Story = { args: { error: 'The post could not be sent. Your words are kept; try again.', own: true } };
export const LongText: Story = { args: { text: longText, author: 'Maximiliane Freifrau von Donaudampfschifffahrtsgesellschaft' } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading posts">
      <Skeleton shape="circle" />
      <Skeleton lines={3} />
    </LoadingRegion>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState title="Quiet around the fire" illustration={<Vignette scene="camp-fire" />}>
      Nobody has shared anything yet. You may be the first.
    </EmptyState>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
