import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MeditationDialog } from './MeditationDialog.tsx';

const meta = {
  title: 'Pages/Meditation',
  component: MeditationDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 760 } } },
  args: {
    state: 'ready',
    elapsed: 0,
    plannedSeconds: 180,
    onPlannedChange: fn(),
    onStart: fn(),
    onPause: fn(),
    onResume: fn(),
    onFinish: fn(),
    onAgain: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MeditationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Running: Story = { args: { state: 'running', elapsed: 72 } };
export const Paused: Story = { args: { state: 'paused', elapsed: 72 } };
export const Done: Story = { args: { state: 'done', elapsed: 180 } };
export const OnPhone: Story = { args: { state: 'running', elapsed: 72 }, globals: { viewport: { value: 'mobile1', isRotated: false } } };
