import { safetyCard } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

/** The number comes again, beside what to do. */
export const AnsweredYes: Story = { play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Yes' })) };

export const AnsweredNo: Story = {
  play: async ({ canvas }) => {
    const no = canvas.getByRole('button', { name: 'No' });
    no.focus();
    await userEvent.keyboard(' ');
    await expect(no).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Talking with a person is still good');
  },
};

/** In an emergency both answers lead to the number. */
export const Emergency: Story = { ...AnsweredYes, args: { card: safetyCard('acute_danger', 'DE') } };

export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** It answers what was just done on a page: in sight, and with the focus. */
export const Arriving: Story = {
  args: { arrives: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};
