import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../components/Stack/index.ts';
import { type MoodDetails, MoodDetailsForm, MoodPad, type MoodPadProps, MoodPicker, type MoodPickerProps, noMoodDetails } from './index.ts';

function Asking(props: MoodPickerProps) {
  const [value, setValue] = useState(props.value);
  return <MoodPicker {...props} value={value} onChange={setValue} />;
}

function AskingOnPad(props: Pick<MoodPadProps, 'value'> & Partial<MoodPadProps>) {
  const [value, setValue] = useState(props.value);
  return <MoodPad {...props} value={value} onChange={setValue} />;
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

/** Energy and pleasantness in one tap, for those who feel more than one face says. */
export const Pad: Story = { render: () => <AskingOnPad value={{ score: 2, quadrant: 'low-unpleasant' }} /> };

export const PadBeforeTheFirstTap: Story = { render: () => <AskingOnPad value={{ score: null, quadrant: null }} /> };

export const PadWithError: Story = {
  render: () => <AskingOnPad value={{ score: null, quadrant: null }} error="Choose a place first. The rest is up to you." />,
};

export const PadOnPhone: Story = { ...Pad, globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** Pleasant lies where reading goes. */
export const PadRightToLeft: Story = { ...Pad, globals: { direction: 'rtl' } };
