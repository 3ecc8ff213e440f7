import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { AuthLayout } from './index.ts';

const meta = {
  title: 'Product/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Welcome back',
    line: 'Sign in to go on where you left off.',
    children: (
      <Stack as="form">
        <TextField label="E-mail" type="email" autoComplete="email" />
        <TextField label="Password" type="password" autoComplete="current-password" />
        <Button wide>Sign in</Button>
      </Stack>
    ),
    help: <Link href="/help-now">Help now</Link>,
    foot: <Link href="/register">New here? Create an account</Link>,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
