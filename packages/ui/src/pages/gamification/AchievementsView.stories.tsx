import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EXAMPLE_DATE } from '../../product/example-data.tsx';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { exampleAchievements, exampleHidden } from '../examples/example-gamification.ts';
import { onPhone } from '../examples/example-phone.ts';
import { useArg } from '../examples/use-arg.ts';
import { everyAchievement } from './AchievementGroups.tsx';
import { AchievementsView, type AchievementsViewProps } from './AchievementsView.tsx';

/** The page as it can be tried out: filters filter. */
function Trying(props: AchievementsViewProps) {
  const [filter, setFilter] = useArg(props.filter);
  return (
    <ExampleShell current="/achievements">
      <AchievementsView
        {...props}
        filter={filter}
        onFilterChange={(next) => {
          props.onFilterChange(next);
          setFilter(next);
        }}
      />
    </ExampleShell>
  );
}

const meta = {
  title: 'Pages/Achievements',
  component: AchievementsView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
  args: {
    achievements: exampleAchievements,
    hidden: exampleHidden,
    filter: everyAchievement,
    onFilterChange: fn(),
    onRetry: fn(),
    today: EXAMPLE_DATE,
  },
  render: (args) => <Trying {...args} />,
} satisfies Meta<typeof AchievementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const Earned: Story = { args: { filter: { state: 'earned', rarity: 'any' } } };

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Open' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ state: 'open', rarity: 'any' });
  },
};

/** No achievement fits the filter; one press shows all again. */
export const Empty: Story = { args: { filter: { state: 'earned', rarity: 'legendary' } } };

/** On the first day everything is still open. */
export const NewMember: Story = {
  args: {
    achievements: exampleAchievements.map((one) => ({
      ...one,
      earnedAt: null,
      progress: { current: 0, target: one.progress?.target ?? 1 },
    })),
  },
  globals: onPhone,
};

export const Loading: Story = { args: { achievements: undefined } };

export const Failed: Story = { args: { achievements: undefined, problem: 'Network error. Please check your connection.' } };
