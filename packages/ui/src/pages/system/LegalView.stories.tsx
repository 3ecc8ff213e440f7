import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../examples/example-phone.ts';
import { LegalView } from './LegalView.tsx';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const meta = {
  title: 'Pages/Legal',
  component: LegalView,
  parameters: { layout: 'fullscreen' },
  args: termsOfService,
} satisfies Meta<typeof LegalView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

export const DesktopPrivacy: Story = { args: privacyPolicy };

export const PhonePrivacy: Story = { args: privacyPolicy, globals: onPhone };
