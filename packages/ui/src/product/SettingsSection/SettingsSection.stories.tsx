import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { SettingsSection } from './index.ts';

const meta = {
  title: 'Product/SettingsSection',
  component: SettingsSection,
  args: {
    title: 'Motion and quiet',
    description: 'How much the product moves and celebrates.',
    children: (
      <>
        <Switch label="Calm mode" help="No confetti, no points animation." />
        <TextField label="What to call you" defaultValue="Ada" />
      </>
    ),
    actions: <Button>Save</Button>,
  },
} satisfies Meta<typeof SettingsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Saving: Story = { args: { actions: <Button loading>Save</Button> } };

/** Title and first field stand one gap apart, no more. */
export const WithoutDescription: Story = {
  args: { description: undefined, children: <TextField label="What to call you" defaultValue="Ada" /> },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Motion and quiet' }).getBoundingClientRect();
    const label = canvas.getByText('What to call you').getBoundingClientRect();
    await expect(label.top - title.bottom).toBeLessThan(20);
  },
};

export const WithError: Story = { args: { children: <TextField label="What to call you" error="Write a name first." /> } };
