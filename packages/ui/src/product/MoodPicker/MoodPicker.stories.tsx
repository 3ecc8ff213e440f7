import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../components/Stack/index.ts';
import { type MoodDetails, MoodDetailsForm, MoodPicker, type MoodPickerProps, noMoodDetails } from './index.ts';

function Asking(props: MoodPickerProps) {
  const [value, setValue] = useState(props.value);
  return <MoodPicker {...props} value={value} onChange={setValue} />;
}

function WithDetailsForm() {
  const [details, setDetails] = useState<MoodDetails>({
    ...noMoodDetails,
    quadrant: 'low-pleasant',
    words: ['grateful'],
    activities: ['reading'],
  });
  return (
    <Stack gap="6">
      <Asking value={4} onChange={() => {}} />
      <MoodDetailsForm value={details} onChange={setDetails} />
    </Stack>
  );
}

const meta = {
  title: 'Product/MoodPicker',
  component: MoodPicker,
  args: { value: null, onChange: () => {} },
  render: (args) => <Asking {...args} />,
} satisfies Meta<typeof MoodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = { args: { value: 4 } };

/** In a card of the dashboard. */
export const Compact: Story = { args: { value: 2, compact: true } };

export const Saving: Story = { args: { value: 5, disabled: true } };

export const WithError: Story = { args: { value: 3, error: 'It could not be saved. Your choice is kept; try again in a moment.' } };

export const WithDetails: Story = { render: () => <WithDetailsForm /> };

export const Phone: Story = { args: { value: 1 }, globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const RightToLeft: Story = { args: { value: 4 }, globals: { direction: 'rtl' } };
