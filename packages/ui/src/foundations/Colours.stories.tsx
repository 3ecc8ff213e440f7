import { colorSchemeKeys, colorSchemeNames, readColorScheme } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../components/Chip/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { lookColors, type Mode, modes } from '../tokens/colors.ts';
import { colorOf, leastRatio, measurePairs } from '../tokens/contrast.ts';
import { contrastPairs, decorativeColors } from '../tokens/contrast-pairs.ts';
import * as styles from './Colours.css.ts';

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const readMode = (mode: unknown): Mode => (mode === 'dark' ? 'dark' : 'light');

/** Every colour of the chosen scheme, with the sRGB value that was computed for it. */
export const Colours: Story = {
  render: (_args, { globals }) => {
    const scheme = readColorScheme(globals.scheme);
    const mode = readMode(globals.mode);
    return (
      <Stack>
        <Heading level={1}>
          {colorSchemeNames[scheme]}, {mode}
        </Heading>
        <ul className={styles.swatches}>
          {[...lookColors(scheme, mode)].map(([key, hex]) => (
            <li key={key} className={styles.swatch}>
              <div className={styles.color} style={{ '--swatch': hex }} />
              <div className={styles.name}>
                {key}
                <br />
                {hex}
              </div>
            </li>
          ))}
        </ul>
      </Stack>
    );
  },
};

function PairRow({ pair, colors }: { pair: ReturnType<typeof measurePairs>[number]; colors: ReturnType<typeof lookColors> }) {
  const look = { '--ink': colorOf(colors, pair.foreground), '--ground': colorOf(colors, pair.background) };
  return (
    <tr>
      <td className={styles.cell}>{pair.kind}</td>
      <td className={styles.cell}>{pair.foreground}</td>
      <td className={styles.cell}>{pair.background}</td>
      <td className={styles.cell}>{pair.ratio.toFixed(2)}</td>
      <td className={styles.cell}>{leastRatio[pair.kind]}</td>
      <td className={styles.cell}>
        <span className={styles.sample} style={look} aria-hidden="true" data-sample={pair.kind === 'text' ? 'Small steps' : '●'} />
      </td>
      <td className={styles.cell}>{pair.passes ? 'passes' : 'fails'}</td>
    </tr>
  );
}

/** Every pair of the contrast table, measured on the chosen scheme and mode; the same table is a test over all sixteen looks. */
export const Contrast: Story = {
  render: (_args, { globals }) => {
    const colors = lookColors(readColorScheme(globals.scheme), readMode(globals.mode));
    const pairs = measurePairs(colors, contrastPairs);
    const failing = colorSchemeKeys.flatMap((scheme) =>
      modes.flatMap((mode) => measurePairs(lookColors(scheme, mode), contrastPairs).filter((pair) => !pair.passes)),
    );
    return (
      <Stack>
        <Heading level={1}>Contrast</Heading>
        <Text>
          <Chip tone={failing.length === 0 ? 'success' : 'danger'}>
            {pairs.length * colorSchemeKeys.length * modes.length} measurements, {failing.length} failing
          </Chip>
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label="Contrast pairs">
          <table className={styles.table}>
            <thead>
              <tr>
                {['Kind', 'Foreground', 'Background', 'Ratio', 'Least', 'Sample', 'Result'].map((title) => (
                  <th key={title} scope="col" className={styles.cell}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pairs.map((pair) => (
                <PairRow key={`${pair.kind} ${pair.foreground} ${pair.background}`} pair={pair} colors={colors} />
              ))}
            </tbody>
          </table>
        </section>
        <Heading level={2}>Decorative</Heading>
        {Object.entries(decorativeColors).map(([key, reason]) => (
          <Text key={key}>
            {key}: {reason}
          </Text>
        ))}
      </Stack>
    );
  },
};
