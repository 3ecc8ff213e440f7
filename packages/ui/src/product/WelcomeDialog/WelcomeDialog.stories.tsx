import type { Meta, StoryObj } from '@storybook/react-vite';
import { WelcomeDialog } from './index.ts';

const meta = {
  title: 'Product/WelcomeDialog',
  component: WelcomeDialog,
  args: { open: true, name: 'Ada', suggestions: ['Check in: one tap.', 'Say how you feel.', 'Choose your colours.'], onClose: () => {} },
} satisfies Meta<typeof WelcomeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutName: Story = { args: { name: '' } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
