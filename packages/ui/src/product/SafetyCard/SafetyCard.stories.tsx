import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafetyCard } from './index.ts';

const meta = {
  title: 'Product/SafetyCard',
  component: SafetyCard,
  args: { card: safetyCard('suicide', 'US'), headingLevel: 2 },
} satisfies Meta<typeof SafetyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A country whose numbers are not listed. */
export const AnyCountry: Story = { args: { card: safetyCard(null, undefined) } };

export const Abuse: Story = { args: { card: safetyCard('abuse', 'GB') } };

/** Where there is no page for a plan. */
export const WithoutPlan: Story = { args: { planHref: null } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
