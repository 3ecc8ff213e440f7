import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { exampleSections } from './example-course.ts';
import { LessonOutline } from './index.ts';

const meta = {
  title: 'Product/LessonOutline',
  component: LessonOutline,
  args: { sections: exampleSections },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof LessonOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Done, current, open and locked lessons of every kind; the finished section is folded. */
export const Default: Story = {};

export const JustEnrolled: Story = {
  args: {
    sections: exampleSections.map((section) => ({ ...section, lessons: section.lessons.map((lesson) => ({ ...lesson, state: 'open' })) })),
  },
};

export const Finished: Story = {
  args: {
    sections: exampleSections.map((section) => ({ ...section, lessons: section.lessons.map((lesson) => ({ ...lesson, state: 'done' })) })),
  },
};

export const OneSection: Story = { args: { sections: exampleSections.slice(0, 1) } };

export const Empty: Story = { args: { sections: [], empty: 'The author is still writing. Come back soon.' } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the lessons">
      <Skeleton lines={6} />
    </LoadingRegion>
  ),
};

export const LongText: Story = {
  args: {
    sections: exampleSections.map((section) => ({
      ...section,
      title: `${section.title}, even in weeks in which everything else seems to matter more`,
      lessons: section.lessons.map((lesson) => ({ ...lesson, title: `${lesson.title}, and what others found out before you` })),
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
