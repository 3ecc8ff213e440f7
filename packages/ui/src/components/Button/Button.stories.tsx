import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Plus } from 'lucide-react';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Button, buttonSizes, buttonTones, LinkButton } from './index.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Check in' },
  argTypes: { tone: { control: 'select', options: buttonTones }, size: { control: 'select', options: buttonSizes } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tone × size × state. */
export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      {buttonTones.map((tone) => (
        <Stack key={tone} gap="2">
          <Inline gap="3">
            {buttonSizes.map((size) => (
              <Button key={size} tone={tone} size={size}>
                Check in {size}
              </Button>
            ))}
            <Button tone={tone} icon={<Plus />}>
              Add habit
            </Button>
          </Inline>
          <Inline gap="3">
            <Button tone={tone} disabled>
              Not yet open
            </Button>
            <Button tone={tone} loading>
              Saving entry
            </Button>
            <LinkButton tone={tone} href="#habits">
              Open habits
            </LinkButton>
          </Inline>
        </Stack>
      ))}
      <Button wide icon={<Check />}>
        Continue Your Journey
      </Button>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    children: 'Tell my guide everything that happened today, from the first coffee to the last page, and ask what tomorrow might hold',
  },
};

export const Loading: Story = { args: { loading: true, children: 'Saving entry' } };
