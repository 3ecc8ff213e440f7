import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextArea } from '../../components/TextArea/index.ts';
import { exampleSteps } from './example-steps.ts';
import { WizardFrame } from './index.ts';

const meta = {
  title: 'Product/WizardFrame',
  component: WizardFrame,
  args: {
    title: 'Your life script',
    steps: exampleSteps,
    current: 'values',
    question: 'What do you not want to give up?',
    help: 'Three to five words are enough. Think of a day on which you were content.',
    children: <TextArea id="values" label="Your values" minRows={4} />,
    saved: 'Saved 12:04',
    onBack: fn(),
    onNext: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof WizardFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing to go back to. */
export const First: Story = {
  args: { current: 'title', question: 'What shall it be called?', saved: '' },
  render: ({ onBack: _, ...args }) => <WizardFrame {...args} />,
};
export const Last: Story = { args: { current: 'whole', question: 'Read it once, from the top' } };

export const WithErrors: Story = {
  args: {
    errors: [{ fieldId: 'values', message: 'Write at least one word.' }],
    children: <TextArea id="values" label="Your values" error="Write at least one word." />,
  },
};
export const Pending: Story = { args: { pending: true, saved: 'Saving…' } };
export const Loading: Story = { args: { loading: true, saved: '' } };
export const Offline: Story = { args: { saved: 'Kept on this device until you are online' } };

/** Can be walked through. */
export const Walk: Story = {
  render: function Walk(args) {
    const [index, setIndex] = useState(0);
    const step = exampleSteps[index] ?? exampleSteps[0];
    return (
      <WizardFrame
        {...args}
        current={step.id}
        question={`About ${step.name.toLowerCase()}`}
        onBack={index > 0 ? () => setIndex(index - 1) : undefined}
        onNext={() => setIndex(Math.min(index + 1, exampleSteps.length - 1))}
      />
    );
  },
};

export const LongText: Story = {
  args: {
    title: 'Your life script, the second version, after the move to Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch',
    question: 'What do you not want to give up, even when somebody offers you more money, more time or a better view?',
    saved: 'Kept on this device until you are online',
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
