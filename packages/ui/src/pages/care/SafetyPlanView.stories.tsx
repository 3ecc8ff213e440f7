import { emptySafetyPlan } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { begunPlan, examplePlan, longPlan } from './example-plan.ts';
import { SafetyPlanView, safetyPlanStates } from './SafetyPlanView.tsx';

const meta = {
  title: 'Pages/Safety plan',
  component: SafetyPlanView,
  parameters: { layout: 'fullscreen' },
  argTypes: { state: { control: 'select', options: safetyPlanStates } },
  render: function Written(args) {
    const [words, setWords] = useState(args.words);
    const change = (next: typeof words) => {
      setWords(next);
      args.onWordsChange(next);
    };
    return (
      <ExampleShell current="/safety-plan">
        <SafetyPlanView {...args} words={words} onWordsChange={change} />
      </ExampleShell>
    );
  },
  args: {
    state: 'open',
    words: examplePlan,
    onWordsChange: fn(),
    save: { state: 'saved', at: '12:04' },
    onRetrySave: fn(),
    onReload: fn(),
    onPrint: fn(),
    changedOn: '21 March 2026',
  },
} satisfies Meta<typeof SafetyPlanView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Phone: Story = { globals: onPhone };

/** Nobody has to begin at the beginning. */
export const New: Story = {
  args: { words: emptySafetyPlan, save: { state: 'untouched' }, changedOn: undefined },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /People I can ask for help/ }), 'Jo');
    await expect(args.onWordsChange).toHaveBeenLastCalledWith({ ...emptySafetyPlan, people: 'Jo' });
  },
};

export const Begun: Story = { args: { words: begunPlan, save: { state: 'saving' } } };

/** Without a connection the words are kept on the device. */
export const Offline: Story = { args: { save: { state: 'offline' } } };

export const NotSaved: Story = { args: { save: { state: 'failed' } } };

/** Another device saved first. */
export const Conflict: Story = {
  args: {
    save: { state: 'failed' },
    conflict: {
      mine: examplePlan,
      theirs: { ...examplePlan, people: 'Ben: 0123 222333', ownCoping: '' },
      onKeepBoth: fn(),
      onKeepMine: fn(),
      onTakeTheirs: fn(),
    },
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const NotLoaded: Story = { args: { state: 'failed', problem: 'Network error. Please check your connection.' } };

export const LongWords: Story = { args: { words: longPlan } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
