import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleBottomItems } from '../example-data.tsx';
import { BottomBar } from './index.ts';

const meta = {
  title: 'Product/BottomBar',
  component: BottomBar,
  args: {
    items: exampleBottomItems(
      () => {},
      () => {},
    ),
    current: '/',
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnJournal: Story = { args: { current: '/journals' } };
