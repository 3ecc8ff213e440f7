import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const WithError: Story = { args: { children: <TextField label="What to call you" error="Write a name first." /> } };
