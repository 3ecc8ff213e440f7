import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { Calendar, type CalendarProps } from './index.ts';

function Live(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  const select = (date: string) => {
    props.onSelect(date);
    setValue(date);
  };
  return <Calendar {...props} value={value} onSelect={select} />;
}

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args: { label: 'Start day', value: null, today: '2026-03-18', locale: 'en-GB', onSelect: () => undefined },
  argTypes: {
    locale: { control: 'select', options: ['en-GB', 'en-US', 'de-DE', 'pt-BR', 'ar-EG', 'fa-IR', 'ja-JP', 'hu-HU'] },
    firstDay: { control: 'inline-radio', options: [1, 6, 7] },
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const journal = {
  label: 'Days of your journal',
  marks: {
    '2026-03-02': ['dot'],
    '2026-03-03': ['dot', 'ring'],
    '2026-03-05': ['ring'],
    '2026-03-09': ['dot', 'ring', 'diamond'],
    '2026-03-12': ['dot'],
    '2026-03-16': ['dot', 'ring'],
    '2026-03-17': ['ring'],
    '2026-03-18': ['dot'],
  },
  markLabels: { dot: 'Journal entry', ring: 'Mood', diamond: 'Meditation' },
} as const;
const challenge = { from: '2026-03-16', to: '2026-03-22', label: '7-day challenge' };
const coachAway = (date: string) => (date >= '2026-03-24' && date <= '2026-03-27' ? 'Your coach is away until 28 March.' : undefined);

export const Default: Story = {};
export const Chosen: Story = { args: { value: '2026-03-26' } };
/** Today, chosen: the ring stands inside of the fill. */
export const TodayChosen: Story = { args: { value: '2026-03-18' } };
/** What each day has, told apart by shape and said in words. */
export const Marks: Story = { args: { ...journal, value: '2026-03-16' } };
export const Range: Story = { args: { range: challenge, value: '2026-03-20' } };
export const Limits: Story = { args: { min: '2026-03-10', max: '2026-03-29' } };
/** A day that can't be chosen can be reached, and says why. */
export const Unavailable: Story = {
  args: { unavailable: coachAway },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /25 March/ }));
    await waitFor(() => expect(canvas.getByText('Your coach is away until 28 March.')).toBeVisible());
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
    await expect(args.value).toBeNull();
  },
};
/** Six rows. */
export const LongMonth: Story = { args: { value: '2026-08-31' } };
/** A column as narrow as on a small desktop: the month stays on one line. */
export const Narrow: Story = {
  args: { value: '2026-09-18' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const month = canvas.getByText('September 2026');
    await expect(month.clientHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(month).fontSize));
  },
};
/** Long names, and a week that begins on Sunday. */
export const LongText: Story = {
  args: {
    locale: 'pt-BR',
    markLabels: { dot: 'Uma página do diário sobre as montanhas', ring: 'Como foi o dia em uma palavra' },
    marks: { '2026-03-04': ['dot', 'ring'] },
  },
};
/** Arabic names and digits; arrows follow the reading direction. */
export const RightToLeft: Story = {
  args: { locale: 'ar-EG', ...journal, range: challenge },
  globals: { direction: 'rtl' },
};
export const AllVariants: Story = {
  render: (args) => (
    <Grid gap="8">
      <Calendar {...args} {...journal} value="2026-03-16" range={challenge} />
      <Calendar {...args} label="Next appointment" value="2026-03-18" min="2026-03-10" unavailable={coachAway} />
      <Calendar {...args} label="Erster Tag" locale="de-DE" value="2026-02-28" />
    </Grid>
  ),
};

/** By arrows, pages and years, with the focus on one day at a time. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /18 March 2026/ }).focus();
    await userEvent.keyboard('{ArrowDown}{End}{PageDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /29 April 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Enter}');
    await expect(canvas.getByRole('gridcell', { selected: true })).toContainElement(canvas.getByRole('button', { name: /29 April 2025/ }));
  },
};
