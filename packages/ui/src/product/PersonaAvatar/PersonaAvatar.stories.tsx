import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { examplePersona } from '../pages/example-data.tsx';
import { PersonaAvatar, personaAvatarSizes } from './index.ts';

const meta = { title: 'Product/PersonaAvatar', component: PersonaAvatar, args: { persona: examplePersona(), named: true } } satisfies Meta<
  typeof PersonaAvatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Guide × size; arlo and a guide without an own drawing last. */
export const AllVariants: Story = {
  render: () => (
    <Stack>
      {personaAvatarSizes.map((size) => (
        <Inline key={size}>
          {[
            ...corePersonas,
            { id: 'arlo', name: 'Arlo', colorPrimary: '#9fb7c9', colorSecondary: '#3f5d78' },
            { id: 'someone', name: 'Someone', colorPrimary: '#c0b69a', colorSecondary: '#6a6043' },
          ].map((persona) => (
            <PersonaAvatar key={persona.id} persona={persona} size={size} named />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
