import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { LineChart } from '../charts/index.ts';
import { Calendar } from '../components/Calendar/index.ts';
import { DatePicker } from '../components/DatePicker/index.ts';
import { NumberField } from '../components/NumberField/index.ts';
import { ProgressBar } from '../components/ProgressBar/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { TagField } from '../components/TagField/index.ts';
import { TextsProvider } from '../internal/texts.tsx';
import { MoodWeek } from '../product/index.ts';
import { arabic, german } from './words.ts';

const TODAY = '2026-03-18';

const week = [3, 4, null, 2.5, 4.5, 3.5, null].map((score, index) => ({ localDate: `2026-03-${12 + index}`, score }));

interface DayProps {
  label: string;
}

function Day({ label }: DayProps) {
  const [day, setDay] = useState<string | null>(null);
  return <DatePicker label={label} today={TODAY} min="2026-03-10" value={day} onValueChange={setDay} required />;
}

const meta = {
  title: 'Foundations/Words',
  component: TextsProvider,
  args: { locale: 'de', texts: german, children: null },
} satisfies Meta<typeof TextsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the page says is the page's own; all else comes from the provider. */
export const German: Story = {
  render: (args) => (
    <TextsProvider {...args}>
      <Stack gap="5">
        <Day label="Zieltag" />
        <Calendar label="Starttag" value="2026-03-20" today={TODAY} onSelect={() => undefined} min="2026-03-10" />
        <NumberField label="Minuten" defaultValue={7.5} step={0.5} />
        <TagField label="Stichworte" defaultValue={['Moos', 'Stille']} maxTags={5} />
        <ProgressBar label="Diese Woche" value={4} max={7} showLabel />
        <MoodWeek days={week} />
        <LineChart
          title="Stimmung"
          dates={week.map(({ localDate }) => localDate)}
          series={[{ label: 'Stimmung', values: week.map(({ score }) => score) }]}
        />
      </Stack>
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Zieltag/ }), '9.3.2026{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Zieltag/ })).toHaveAccessibleDescription('Frühestens 10. März 2026.');
    await expect(canvas.getByRole('button', { name: 'Nächster Monat' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Als Tabelle zeigen: Stimmung' })).toBeVisible();
  },
};

export const Arabic: Story = {
  args: { locale: 'ar-EG', texts: arabic },
  globals: { direction: 'rtl' },
  render: (args) => (
    <TextsProvider {...args}>
      <Stack gap="5">
        <Day label="اليوم المنشود" />
        <MoodWeek days={week} />
      </Stack>
    </TextsProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فتح التقويم' }));
    const panel = await screen.findByRole('dialog', { name: 'اختر تاريخًا' });
    await waitFor(() => expect(within(panel).getByRole('button', { name: /مارس.*اليوم/ })).toHaveFocus());
    // The next day stands to the left.
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('١٩/٠٣/٢٠٢٦'));
  },
};
