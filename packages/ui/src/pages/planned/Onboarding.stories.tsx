import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { MoodPicker, type MoodValue } from '../../product/MoodPicker/index.ts';
import { PersonaSelector } from '../../product/PersonaSelector/index.ts';
import { WizardFrame } from '../../product/WizardFrame/index.ts';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';

const nothing = () => {};

function Grow() {
  return (
    <Stack gap="5">
      <TextField label="In one line" placeholder="Finish my thesis on mosses" />
      <Stack gap="2">
        <Checkbox label="Sleep and rest" defaultChecked />
        <Checkbox label="Moving more" />
        <Checkbox label="Work and study" defaultChecked />
        <Checkbox label="People I love" />
      </Stack>
    </Stack>
  );
}

function Guide() {
  const [chosen, setChosen] = useState<string | null>('kael');
  return <PersonaSelector personas={corePersonas} selectedId={chosen} onSelect={setChosen} hideTitle />;
}

function FirstMood() {
  const [mood, setMood] = useState<MoodValue | null>(null);
  return <MoodPicker value={mood} onChange={setMood} hideLabel />;
}

const steps = [
  { id: 'grow', name: 'Grow', question: 'What would you like to grow?', help: 'You can change this at any time.', content: <Grow /> },
  {
    id: 'guide',
    name: 'Guide',
    question: 'Who shall walk with you?',
    help: 'Six voices, all computer programs. You can change at any moment.',
    content: <Guide />,
  },
  { id: 'mood', name: 'Mood', question: 'How do you feel right now?', help: 'One tap is enough.', content: <FirstMood /> },
] as const satisfies readonly { id: string; name: string; question: string; help: string; content: ReactNode }[];

interface OnboardingProps {
  /** The step that is shown first, from 0. @default 0 */
  readonly first?: 0 | 1 | 2;
}

function Onboarding({ first = 0 }: OnboardingProps) {
  const [index, setIndex] = useState<number>(first);
  const step = steps[index] ?? steps[0];
  return (
    <ExampleShell current="/onboarding" member="new">
      <WizardFrame
        title="A good beginning"
        steps={steps}
        current={step.id}
        question={step.question}
        help={step.help}
        saved="Saved 12:04"
        onBack={index > 0 ? () => setIndex(index - 1) : undefined}
        onNext={() => setIndex(Math.min(index + 1, steps.length - 1))}
        onLeave={nothing}
      >
        {step.content}
      </WizardFrame>
    </ExampleShell>
  );
}

const meta = { title: 'Pages/Planned/Onboarding', component: Onboarding, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Onboarding
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const DesktopGuide: Story = { args: { first: 1 } };

export const Phone: Story = { args: { first: 2 }, globals: onPhone };

/** From the first question to the last, and one step back. */
export const Walk: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'How do you feel right now?' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Who shall walk with you?' })).toBeVisible());
  },
};
