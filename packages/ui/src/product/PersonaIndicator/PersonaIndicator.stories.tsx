import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePersona } from '../example-data.tsx';
import { PersonaIndicator } from './index.ts';

const meta = {
  title: 'Product/PersonaIndicator',
  component: PersonaIndicator,
  args: { persona: examplePersona(), onChat: () => {}, onSwitch: () => {}, onCouncil: () => {} },
} satisfies Meta<typeof PersonaIndicator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Nova: Story = { args: { persona: examplePersona(5) } };
