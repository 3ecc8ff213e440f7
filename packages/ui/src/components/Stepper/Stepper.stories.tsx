import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Stepper, type StepperStep, stepperOrientations } from './index.ts';

const steps: StepperStep[] = [
  { id: 'about', label: 'About you', description: 'Name, time zone and what you would like to be called.' },
  { id: 'guide', label: 'Your guide', description: 'Six characters; you can change your mind at any time.' },
  { id: 'habit', label: 'First habit', description: 'Something you can do on a bad day.' },
  { id: 'reminder', label: 'Reminder' },
  { id: 'look', label: 'Colours' },
];
const nothing = () => undefined;

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { steps, current: 1, label: 'Set up Everstep' },
  argTypes: { orientation: { control: 'select', options: stepperOrientations } },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical', current: 2 } };

/** Start, middle with a way back, all done; down the side; and folded in a narrow place. */
export const AllVariants: Story = {
  render: () => (
    <Stack gap="8">
      <Stepper steps={steps} current={0} label="At the start" />
      <Stepper steps={steps} current={2} label="In the middle, with a way back" onStepPress={nothing} />
      <Stepper steps={steps} current={steps.length} label="All done" />
      <Card>
        <Stepper steps={steps} current={2} label="Down the side" orientation="vertical" onStepPress={nothing} />
      </Card>
      <div style={{ inlineSize: '20rem', maxInlineSize: '100%' }}>
        <Stepper steps={steps} current={2} label="In a narrow place" onStepPress={nothing} />
      </div>
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => {
    const long = [
      { id: 'a', label: 'What you want to be able to say about yourself at the end of the coming year' },
      {
        id: 'b',
        label: 'Gewohnheitsverknüpfungsvorschläge',
        description: 'Where in the day it fits, what it leans on, and what to do on the days when nothing fits.',
      },
      { id: 'c', label: 'Done' },
    ];
    return (
      <Stack gap="8">
        <Stepper steps={long} current={1} label="Across" />
        <Stepper steps={long} current={1} label="Down" orientation="vertical" />
      </Stack>
    );
  },
};

export const RightToLeft: Story = { args: { current: 2 }, globals: { direction: 'rtl' } };
