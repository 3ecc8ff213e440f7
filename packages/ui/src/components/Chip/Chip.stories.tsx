import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Leaf } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Chip, chipTones, ToggleChip } from './index.ts';

const meta = {
  title: 'Components/Chip',
  component: Chip,
  args: { children: 'Momentum Builder' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

function Feelings({ disabled = false }: { disabled?: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>(['calm']);
  return (
    <Inline role="group" aria-label={disabled ? 'Feelings of a past day' : 'Feelings'}>
      {['calm', 'curious', 'tired', 'hopeful'].map((feeling) => (
        <ToggleChip
          key={feeling}
          disabled={disabled}
          pressed={chosen.includes(feeling)}
          onPressedChange={(pressed) => setChosen(pressed ? [...chosen, feeling] : chosen.filter((other) => other !== feeling))}
        >
          {feeling}
        </ToggleChip>
      ))}
    </Inline>
  );
}

export const Default: Story = {};

export const AllVariants: Story = {
  render: () => (
    <Stack>
      <Inline>
        {chipTones.map((tone) => (
          <Chip key={tone} tone={tone}>
            Tone {tone}
          </Chip>
        ))}
      </Inline>
      <Inline>
        <Chip icon={<Leaf />}>12 days active</Chip>
        <Chip tone="sun" icon={<Flame />}>
          +13 XP
        </Chip>
      </Inline>
      <Feelings />
      <Feelings disabled />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'Write one page of the thesis on mosses of the northern slopes before the first coffee, and then, whatever the day brings, go outside',
  },
};
