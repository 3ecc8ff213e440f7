import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../components/Stack/index.ts';
import { PersonaSelector, type PersonaSelectorProps, personaSelectorForms } from './index.ts';

function Chooser(props: PersonaSelectorProps) {
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return <PersonaSelector {...props} selectedId={selectedId} onSelect={setSelectedId} />;
}

const meta = {
  title: 'Product/PersonaSelector',
  component: PersonaSelector,
  args: { personas: corePersonas, selectedId: 'kael', onSelect: () => {} },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof PersonaSelector>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllVariants: Story = {
  render: (args) => (
    <Stack gap="6">
      {personaSelectorForms.map((form) => (
        <Chooser key={form} {...args} form={form} />
      ))}
    </Stack>
  ),
};

export const NobodyChosen: Story = { args: { selectedId: null } };

/** One chip per guide where there is little room. */
export const Compact: Story = { args: { form: 'row' } };

export const LongText: Story = {
  args: {
    personas: corePersonas.map((persona) => ({
      ...persona,
      name: `${persona.name} of the Seven Valleys`,
      exampleMessage: `${persona.exampleMessage} ${persona.exampleMessage} ${persona.exampleMessage}`,
    })),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
