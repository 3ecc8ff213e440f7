import { colorSchemeNames, readColorScheme } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookColors } from '../tokens/colors.ts';
import { decorativeColors } from '../tokens/contrast-pairs.ts';
import * as styles from './Colours.css.ts';
import { FoundationPage, Note, Part } from './FoundationPage.tsx';
import { readMode } from './read-mode.ts';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** `accent.fill` belongs to `accent`; what has no group of its own is the ground and ink of everything. */
const groupOf = (key: string): string => (key.includes('.') ? (key.split('.')[0] ?? key) : 'grounds and ink');

/** Every colour of the look chosen in the toolbar, with the sRGB value that was computed for it. */
export const Colours: Story = {
  render: (_args, { globals }) => {
    const scheme = readColorScheme(globals.scheme);
    const mode = readMode(globals.mode);
    return (
      <FoundationPage
        title={`${colorSchemeNames[scheme]}, ${mode}`}
        line="Computed from one hue and two chromas when the styles are built. Choose another look in the toolbar."
      >
        {[...Map.groupBy(lookColors(scheme, mode), ([key]) => groupOf(key))].map(([group, colors]) => (
          <Part key={group} title={`${group.slice(0, 1).toUpperCase()}${group.slice(1)}`}>
            <ul className={styles.swatches}>
              {colors.map(([key, hex]) => (
                <li key={key} className={styles.swatch}>
                  <div className={styles.color} style={{ '--swatch': hex }} />
                  <div className={styles.name}>
                    <Note name={key}>{hex}</Note>
                  </div>
                </li>
              ))}
            </ul>
          </Part>
        ))}
        <Part
          title="Decoration"
          line="Colours that nothing has to be read against, each with its reason. All others stand in a measured pair."
        >
          <ul className={styles.reasons}>
            {Object.entries(decorativeColors).map(([key, reason]) => (
              <li key={key}>
                <Note name={key}>{reason}</Note>
              </li>
            ))}
          </ul>
        </Part>
      </FoundationPage>
    );
  },
};
