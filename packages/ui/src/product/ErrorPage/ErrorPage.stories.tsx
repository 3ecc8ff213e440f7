import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { ErrorPage, NotFoundPage } from './index.ts';

const meta = {
  title: 'Product/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    children: 'What you typed is kept on this device. Try again in a moment.',
    action: <Button>Try again</Button>,
    reference: 'req-7f3a',
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Offline: Story = { args: { title: 'You are offline', children: 'What you do now is kept and sent later.' } };

export const NotFound: Story = { render: () => <NotFoundPage action={<LinkButton href="/">Back to today</LinkButton>} /> };
