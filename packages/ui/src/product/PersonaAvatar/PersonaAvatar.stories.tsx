import { corePersonas } from '@everstep/domain';
import { arlo, connectBeginners, connectExperts, courseGuides } from '@everstep/domain/guides';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { examplePersona } from '../example-data.tsx';
import { PersonaAvatar, personaAvatarSizes } from './index.ts';
import { moduleEmblemPart } from './module-emblem-part.ts';

// A picture is taken at once; what comes later would be missing in it.
await moduleEmblemPart.load();

const meta = { title: 'Product/PersonaAvatar', component: PersonaAvatar, args: { persona: examplePersona(), named: true } } satisfies Meta<
  typeof PersonaAvatar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const someone = { id: 'someone', name: 'Someone', colorPrimary: '#c0b69a', colorSecondary: '#6a6043' };
const groups = [corePersonas, connectExperts, connectBeginners, [...courseGuides, arlo, someone]];

export const Default: Story = {};

/** Guide × size; arlo and a guide without an own drawing last. */
export const AllVariants: Story = {
  render: () => (
    <Stack>
      {personaAvatarSizes.map((size) => (
        <Inline key={size}>
          {[...corePersonas, arlo, someone].map((persona) => (
            <PersonaAvatar key={persona.id} persona={persona} size={size} named />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** Core guides, experts on a table, beginners on their way, courses over a book with arlo, and a stranger. */
export const Everybody: Story = {
  render: (args) => (
    <Stack>
      {groups.map((group) => (
        <Inline key={group[0]?.id}>
          {group.map((persona) => (
            <PersonaAvatar key={persona.id} {...args} persona={persona} size={args.size ?? 'large'} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** As small as in a list. */
export const EverybodySmall: Story = { ...Everybody, args: { size: 'small' } };
