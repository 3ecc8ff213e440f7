import { corePersonas } from '@everstep/domain';
import { arlo, connectBeginners, connectExperts, courseGuides } from '@everstep/domain/guides';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/Card/index.ts';
import { Grid } from '../components/Grid/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { PersonaAvatar } from '../product/PersonaAvatar/index.ts';
import { moduleEmblemPart } from '../product/PersonaAvatar/module-emblem-part.ts';
import { personaAvatarSizes } from '../product/PersonaAvatar/PersonaAvatar.variants.ts';
import { FoundationPage, Note, Part } from './FoundationPage.tsx';
import * as styles from './Illustrations.css.ts';

// A picture is taken at once; what comes later would be missing in it.
await moduleEmblemPart.load();

/** Guides that a member meets in one place only. */
const elsewhere = [
  {
    title: 'Connect+ experts',
    line: 'Their thing stands on a table: ten trades, one family. Each is marked as a program.',
    personas: connectExperts,
  },
  {
    title: 'Connect+ beginners',
    line: 'Their thing stands at the end of a path: they learn beside the member.',
    personas: connectBeginners,
  },
  { title: 'Learning', line: 'Their thing rises from an open book.', personas: courseGuides },
  { title: 'Life script', line: 'A quill beside the member’s page.', personas: [arlo] },
];

const meta = { title: 'Foundations/Guides' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guides: Story = {
  render: () => (
    <FoundationPage
      title="Guides"
      line="Six voices in the chat and nineteen elsewhere, each with an emblem in two colours of its own. The colours belong to the guide, not to the scheme, and are never the only sign of who speaks: the name stands beside it."
    >
      <Part title="Emblems" line="An emblem shows what a guide stands for, never a face: nobody should take a program for a person.">
        <Grid columns="large">
          {corePersonas.map((persona) => (
            <Card key={persona.id} heading={persona.name} headingLevel={3} aside={persona.archetype}>
              <Stack gap="4">
                <div className={styles.guide}>
                  {personaAvatarSizes.toReversed().map((size) => (
                    <PersonaAvatar key={size} persona={persona} size={size} />
                  ))}
                </div>
                <Text as="blockquote">{persona.exampleMessage}</Text>
                <div className={styles.colors}>
                  {[persona.colorPrimary, persona.colorSecondary].map((color) => (
                    <div key={color} className={styles.figure}>
                      <div className={styles.color} style={{ '--swatch': color }} data-own-colors="" />
                      <Note name={color} />
                    </div>
                  ))}
                </div>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Part>
      {elsewhere.map(({ title, line, personas }) => (
        <Part key={title} title={title} line={line}>
          <Grid columns="medium">
            {personas.map((persona) => (
              <Card key={persona.id} heading={persona.name} headingLevel={3}>
                <Stack gap="3">
                  <PersonaAvatar persona={persona} size="large" />
                  <Text tone="muted">{persona.archetype}</Text>
                  <Text as="blockquote">{persona.exampleMessage}</Text>
                </Stack>
              </Card>
            ))}
          </Grid>
        </Part>
      ))}
    </FoundationPage>
  ),
};
