import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleActivities } from '../example-data.tsx';
import { ActivityList } from './index.ts';

const meta = { title: 'Product/ActivityList', component: ActivityList, args: { items: exampleActivities, headingLevel: 2 } } satisfies Meta<
  typeof ActivityList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { items: [] } };

/** An undo takes back what was earned. */
export const WithUndo: Story = {
  args: { items: [{ id: '0', label: 'Mood log undone', xp: -10, coins: -2, when: 'Just now' }, ...exampleActivities] },
};

export const LongText: Story = {
  args: {
    items: exampleActivities.map((item) => ({
      ...item,
      label: `${item.label}, with a description that would like to be a whole sentence`,
    })),
  },
};
