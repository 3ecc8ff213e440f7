import { corePersonas } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/Card/index.ts';
import { Grid } from '../components/Grid/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { PersonaAvatar } from '../product/PersonaAvatar/index.ts';
import { personaAvatarSizes } from '../product/PersonaAvatar/PersonaAvatar.variants.ts';
import { FoundationPage, Note, Part } from './FoundationPage.tsx';
import * as styles from './Illustrations.css.ts';

const meta = { title: 'Foundations/Guides' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guides: Story = {
  render: () => (
    <FoundationPage
      title="Guides"
      line="Six voices, each with an emblem in two colours of its own. The colours belong to the guide, not to the scheme, and are never the only sign of who speaks: the name stands beside it."
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
    </FoundationPage>
  ),
};
