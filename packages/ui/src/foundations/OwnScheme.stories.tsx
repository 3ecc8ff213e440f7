import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Banner } from '../components/Banner/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { colorName } from '../themes/color-names.ts';
import { lookColorsOfSeed, type Mode, modes } from '../tokens/colors.ts';
import { unreadable } from '../tokens/contrast.ts';
import type { SchemeSeed } from '../tokens/scheme-colors.ts';
import { LookSample } from './LookSample.tsx';
import * as styles from './Themes.css.ts';

/** `var(--ui-color-text)` → `--ui-color-text`. */
const propertyOf = (reference: string): string => reference.slice('var('.length, -1);

const colorsOf = (seed: SchemeSeed, mode: Mode) =>
  Object.fromEntries([...lookColorsOfSeed(seed, mode)].map(([key, hex]) => [propertyOf(colorName(key)), hex]));

function Verdict({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return <Banner tone="success">Everything can be read. This seed makes a scheme.</Banner>;
  return (
    <Banner tone="danger" title={`${problems.length} pairs could not be told apart; the build would stop here`}>
      {problems[0]}
    </Banner>
  );
}

/** Three numbers, tried out at once. What `makeTheme` refuses is named here, too. */
function OwnScheme(seed: SchemeSeed) {
  return (
    <Stack gap="5">
      <Verdict problems={unreadable(seed)} />
      <div className={styles.pair}>
        {modes.map((mode) => (
          <LookSample key={mode} name={`Yours, ${mode}`} mode={mode} colors={colorsOf(seed, mode)} />
        ))}
      </div>
    </Stack>
  );
}

const meta = {
  title: 'Foundations/A scheme of your own',
  component: OwnScheme,
  args: { hue: 135, neutralChroma: 0.016, accentChroma: 0.07 },
  argTypes: {
    hue: { description: 'OKLCH hue in degrees.', control: { type: 'range', min: 0, max: 360, step: 1 } },
    neutralChroma: { description: 'Chroma of page, surfaces, lines and text.', control: { type: 'range', min: 0, max: 0.1, step: 0.002 } },
    accentChroma: {
      description: 'Chroma of the accent, its soft fill and the hills.',
      control: { type: 'range', min: 0, max: 0.3, step: 0.005 },
    },
  },
} satisfies Meta<typeof OwnScheme>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sage: Story = {};

/** Too much colour in the greys: the pairs that fail are named. */
export const Refused: Story = {
  args: { hue: 130, neutralChroma: 0.37, accentChroma: 0.1 },
  // Its samples are meant to be illegible.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/could not be told apart/)).toBeVisible());
  },
};
