import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../components/Chip/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { ExampleShell } from '../examples/ExampleShell.tsx';
import { onPhone } from '../examples/example-phone.ts';
import { LockedView } from './LockedView.tsx';

const meta = {
  title: 'Pages/Locked',
  component: LockedView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    title: 'Your own journal prompts',
    line: 'Write the questions that you want to be asked, and meet them among ours.',
    access: { requiredLevel: 3, alternative: 'A new prompt waits for you every day.' },
    xp: { total: 130, needed: 220 },
  },
  argTypes: { preview: { control: false } },
  render: (args) => (
    <ExampleShell current="/journals">
      <LockedView {...args} />
    </ExampleShell>
  ),
} satisfies Meta<typeof LockedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

/** What it will look like: shown, and not to be used. */
export const WithPreview: Story = {
  args: {
    preview: (
      <Inline>
        <Chip>What did I learn about patience today?</Chip>
        <Chip>Who made my day lighter?</Chip>
      </Inline>
    ),
  },
  globals: onPhone,
};

export const NoLine: Story = { render: ({ line: _, ...args }) => <LockedView {...args} /> };
