import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Select } from '../../components/Select/index.ts';
import { HelpNow, HelpNowDialog } from './index.ts';

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'GB', label: 'United Kingdom' },
];

const meta = {
  title: 'Product/HelpNow',
  component: HelpNow,
  parameters: { layout: 'fullscreen' },
  args: {
    card: safetyCard(null, 'US'),
    line: 'If you or somebody near you is in danger, call the emergency number.',
    country: <Select label="Where are you?" options={countries} defaultValue="US" />,
    updated: 'Last looked through on 21 November 2026. If a number does not answer, call 911.',
    foot: <Link href="/">Back to Everstep</Link>,
  },
} satisfies Meta<typeof HelpNow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** Over a conversation, which waits underneath. */
export const OverAConversation: Story = {
  render: ({ foot: _, ...args }) => (
    <HelpNowDialog {...args} open onOpenChange={() => {}} footer={<Button tone="outline">Back to the chat</Button>} />
  ),
};

export const OverAConversationOnPhone: Story = {
  ...OverAConversation,
  ...{ globals: { viewport: { value: 'mobile1', isRotated: false } } },
};

/** A country whose numbers are not listed. */
export const AnyCountry: Story = {
  args: {
    card: safetyCard(null, undefined),
    country: <Select label="Where are you?" options={[{ value: 'ZZ', label: 'Another country' }, ...countries]} defaultValue="ZZ" />,
    updated:
      'Last looked through on 21 November 2026. Emergency numbers differ between countries: ask somebody near you for the local one.',
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
