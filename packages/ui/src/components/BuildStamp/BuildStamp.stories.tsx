import type { Meta, StoryObj } from '@storybook/react-vite';
import { BuildStamp } from './index.ts';

const meta = {
  title: 'Components/BuildStamp',
  component: BuildStamp,
  args: { environment: 'production', buildId: '3f9c2ab47de1' },
} satisfies Meta<typeof BuildStamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { environment: 'production-of-the-northern-valleys' } };
