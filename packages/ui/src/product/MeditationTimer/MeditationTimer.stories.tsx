import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { Chip } from '../../components/Chip/index.ts';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { type MeditationState, MeditationTimer } from './index.ts';

const bells = [
  { id: 'bowl', name: 'Singing bowl' },
  { id: 'wood', name: 'Wooden block' },
  { id: 'none', name: 'No bell' },
];
const pace = { inhale: 4, hold: 2, exhale: 6, rest: 0 };

const meta = {
  title: 'Product/MeditationTimer',
  component: MeditationTimer,
  args: {
    title: 'Sit still',
    state: 'ready',
    elapsed: 0,
    plannedSeconds: 600,
    onPlannedChange: fn(),
    bells,
    bell: 'bowl',
    onBellChange: fn(),
    onStart: fn(),
    onPause: fn(),
    onResume: fn(),
    onFinish: fn(),
    onAgain: fn(),
  },
  argTypes: { state: { control: 'select', options: ['ready', 'running', 'paused', 'done'] } },
} satisfies Meta<typeof MeditationTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each state, timed and breathing. */
export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="12">
      <MeditationTimer {...args} />
      <MeditationTimer {...args} title="Sit still, running" state="running" elapsed={222} />
      <MeditationTimer {...args} title="Sit still, paused" state="paused" elapsed={342} />
      <MeditationTimer {...args} title="Long breath out" state="running" elapsed={3} plannedSeconds={180} pace={pace} />
      <MeditationTimer {...args} title="Sit still, done" state="done" elapsed={600} after={<Chip tone="sun">+15 XP</Chip>} />
    </Stack>
  ),
};

export const Running: Story = { args: { state: 'running', elapsed: 222 } };
export const Paused: Story = { args: { state: 'paused', elapsed: 342 } };
export const Done: Story = { args: { state: 'done', elapsed: 600, after: <Chip tone="sun">+15 XP</Chip> } };
export const Failed: Story = {
  args: { state: 'done', elapsed: 600, error: 'The session could not be saved. It is kept on this device and sent again by itself.' },
};
export const Breathing: Story = { args: { title: 'Long breath out', state: 'running', elapsed: 7, plannedSeconds: 180, pace } };

/** Words and a count lead the breath; nothing grows or sinks. */
export const BreathingStill: Story = { ...Breathing, globals: { motion: 'reduced' } };

/** Works as on a page: the story keeps the time. */
export const Live: Story = {
  tags: ['!test'],
  args: { title: 'Long breath out', plannedSeconds: 60, pace },
  render: function Live(args) {
    const [state, setState] = useState<MeditationState>('ready');
    const [elapsed, setElapsed] = useState(0);
    const [planned, setPlanned] = useState(args.plannedSeconds);
    const over = elapsed >= planned;
    useEffect(() => {
      if (state !== 'running') return;
      const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1000);
      return () => clearInterval(timer);
    }, [state]);
    return (
      <MeditationTimer
        {...args}
        state={over ? 'done' : state}
        elapsed={elapsed}
        plannedSeconds={planned}
        onPlannedChange={setPlanned}
        onStart={() => setState('running')}
        onPause={() => setState('paused')}
        onResume={() => setState('running')}
        onFinish={() => setState('done')}
        onAgain={() => {
          setElapsed(0);
          setState('ready');
        }}
      />
    );
  },
};

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the session">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </LoadingRegion>
  ),
};
export const LongText: Story = {
  args: { title: 'A long, slow breath out at the end of a day on which nothing went as it was meant to go' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { args: { state: 'running', elapsed: 222 }, globals: { viewport: { value: 'mobile1', isRotated: false } } };
