import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuildStamp } from './index.ts';

const meta = {
  title: 'Components/BuildStamp',
  component: BuildStamp,
  args: { environment: 'production', buildId: '3f9c2ab47de1' },
} satisfies Meta<typeof BuildStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // It takes the free space at the end of the page before it.
  decorators: [
    (Story) => (
      <>
        <div style={{ minBlockSize: '8rem' }} />
        <Story />
      </>
    ),
  ],
};
export const LongText: Story = { ...Default, args: { environment: 'production-of-the-northern-valleys' } };
