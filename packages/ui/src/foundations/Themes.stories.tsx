import { colorSchemeKeys, colorSchemeNames } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { modes } from '../tokens/colors.ts';
import { FoundationPage, Part } from './FoundationPage.tsx';
import { LookSample } from './LookSample.tsx';
import * as styles from './Themes.css.ts';

const meta = { title: 'Foundations/Themes' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** All sixteen looks at once: each stands in a subtree with a `data-scheme` and `data-mode` of its own. */
export const Themes: Story = {
  render: () => (
    <FoundationPage
      title="Themes"
      line="Eight schemes, each in light and dark. They differ in hue and chroma alone; every step of lightness is the same, so that all are equally calm and equally legible."
    >
      {colorSchemeKeys.map((scheme) => (
        <Part key={scheme} title={colorSchemeNames[scheme]}>
          <div className={styles.pair}>
            {modes.map((mode) => (
              <LookSample key={mode} name={`${colorSchemeNames[scheme]}, ${mode}`} scheme={scheme} mode={mode} />
            ))}
          </div>
        </Part>
      ))}
    </FoundationPage>
  ),
};
