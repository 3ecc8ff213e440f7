import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/Stack/index.ts';
import { examplePersona } from '../example-data.tsx';
import { GuideCard } from './index.ts';

const meta = {
  title: 'Product/GuideCard',
  component: GuideCard,
  args: { persona: examplePersona(), text: 'You wrote one page three times this week. What made those mornings work?', onAnswer: () => {} },
} satisfies Meta<typeof GuideCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack>
      {corePersonas.map((persona) => (
        <GuideCard key={persona.id} {...args} persona={persona} text={persona.exampleMessage} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = { args: { text: 'Let’s look at the week as it was, not as it should have been. '.repeat(6) } };
