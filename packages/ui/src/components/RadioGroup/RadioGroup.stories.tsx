import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { RadioGroup, radioGroupLooks } from './index.ts';

const sizes = [
  { value: 'S', label: 'Small', description: 'A week or less. 60 XP.' },
  { value: 'M', label: 'Medium', description: 'A month or so. 100 XP.' },
  { value: 'L', label: 'Large', description: 'A season or more. 150 XP.' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Size of the goal', options: sizes, defaultValue: 'S', help: 'You can split it later.' },
  argTypes: { look: { control: 'select', options: radioGroupLooks } },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AllVariants: Story = {
  render: () => (
    <Stack gap="6">
      {radioGroupLooks.map((look) => (
        <Stack key={look} gap="6">
          <RadioGroup label={`Look: ${look}`} look={look} options={sizes} defaultValue="M" />
          <RadioGroup label={`Look: ${look}, required and open`} look={look} options={sizes.slice(0, 2)} required error="Choose a size." />
          <RadioGroup label={`Look: ${look}, disabled`} look={look} options={sizes.slice(0, 2)} defaultValue="S" disabled />
        </Stack>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    look: 'cards',
    defaultValue: 'long',
    options: [
      {
        value: 'long',
        label: 'As many mornings as I manage, as long as there is one page at the end of the week',
        description:
          'Missed days are no matter: the page may be written on a single Sunday, in pencil, in bed, and it counts all the same.',
      },
      { value: 'short', label: 'Every day' },
    ],
  },
};
