import { type ColorSchemeKey, colorSchemeKeys, colorSchemeNames } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Chip } from '../components/Chip/index.ts';
import { SegmentedControl } from '../components/SegmentedControl/index.ts';
import { Select } from '../components/Select/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { lookColors, type Mode, modes } from '../tokens/colors.ts';
import { type ContrastResult, colorOf, leastRatio, measurePairs } from '../tokens/contrast.ts';
import { contrastPairs, type PairKind } from '../tokens/contrast-pairs.ts';
import { withMoreContrast } from '../tokens/more-contrast.ts';
import * as styles from './Contrast.css.ts';
import { FoundationPage, Part } from './FoundationPage.tsx';

interface Look {
  readonly name: string;
  readonly colors: ReturnType<typeof lookColors>;
}
interface Measured extends ContrastResult {
  readonly look: Look;
}

const kinds = ['text', 'icon', 'border', 'focus'] as const satisfies readonly PairKind[];
const samples: Readonly<Record<PairKind, string>> = { text: 'Small steps', icon: '●', border: '▢', focus: '◎' };

const nameOf = (scheme: ColorSchemeKey, mode: Mode) => `${colorSchemeNames[scheme]}, ${mode}`;
const looksOf = (more: boolean): readonly Look[] =>
  colorSchemeKeys.flatMap((scheme) =>
    modes.map((mode) => {
      const colors = lookColors(scheme, mode);
      return { name: nameOf(scheme, mode), colors: more ? withMoreContrast(colors) : colors };
    }),
  );

/** Some pairs follow from more than one rule. */
const pairsOnce = [...new Map(contrastPairs.map((pair) => [pair.join(' '), pair])).values()];

const ALL = 'all';
const lookOptions = [
  { value: ALL, label: 'The worst of all sixteen' },
  ...looksOf(false).map(({ name }) => ({ value: name, label: name })),
];

/** Each pair of the table where it is worst. */
function worstOf(looks: readonly Look[]): readonly Measured[] {
  const measured = looks.map((look) => measurePairs(look.colors, pairsOnce).map((result) => ({ ...result, look })));
  return pairsOnce.flatMap((_, index) => {
    const [first, ...others] = measured.flatMap((results) => results[index] ?? []);
    return first ? [others.reduce((worst, next) => (next.ratio < worst.ratio ? next : worst), first)] : [];
  });
}

function Row({ kind, foreground, background, ratio, passes, look }: Measured) {
  const paint = { '--ink': colorOf(look.colors, foreground), '--ground': colorOf(look.colors, background) };
  return (
    <tr>
      <td className={styles.cell}>
        <span className={styles.sample} style={paint} aria-hidden="true" data-sample={samples[kind]} />
      </td>
      <td className={styles.cell}>{foreground}</td>
      <td className={styles.cell}>{background}</td>
      <td className={styles.cell}>{kind}</td>
      <td className={styles.cell}>
        {ratio.toFixed(2)} of {leastRatio[kind]}
      </td>
      <td className={styles.cell}>{look.name}</td>
      <td className={styles.cell}>
        <Chip tone={passes ? 'success' : 'danger'}>{passes ? 'Passes' : 'Fails'}</Chip>
      </td>
    </tr>
  );
}

interface ContrastProps {
  /** Which pairs are shown first. */
  readonly kind: PairKind | typeof ALL;
  /** Measures the looks as they are in high contrast. */
  readonly more: boolean;
}

function ContrastPage(first: ContrastProps) {
  const [kind, setKind] = useState<string>(first.kind);
  const [chosen, setChosen] = useState(ALL);
  const [more, setMore] = useState(first.more);
  const looks = looksOf(more);
  const shown = looks.filter(({ name }) => chosen === ALL || name === chosen);
  const pairs = worstOf(shown).filter((pair) => kind === ALL || pair.kind === kind);
  const failing = pairs.filter(({ passes }) => !passes).length;
  return (
    <FoundationPage
      title="Contrast"
      line="Every foreground on every ground that a component puts it on, measured by WCAG 2.2 and rounded down. The same table is a test over all sixteen looks."
    >
      <Part
        title="Measured pairs"
        line={`${pairs.length} pairs in ${shown.length === 1 ? 'one look' : `${shown.length} looks`}, ${failing} failing.`}
      >
        <div className={styles.choices}>
          <SegmentedControl
            label="Kind"
            segments={[
              { value: ALL, label: 'All' },
              ...kinds.map((value) => ({ value, label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}` })),
            ]}
            value={kind}
            onValueChange={setKind}
          />
          <div className={styles.choice}>
            <Select label="Look" options={lookOptions} value={chosen} onValueChange={setChosen} />
          </div>
          <Switch label="High contrast" checked={more} onChange={(event) => setMore(event.target.checked)} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label="Contrast pairs">
          <table className={styles.table}>
            <thead>
              <tr>
                {['Sample', 'Foreground', 'Background', 'Kind', 'Ratio', 'Look', 'Result'].map((title) => (
                  <th key={title} scope="col" className={styles.head}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pairs.map((pair) => (
                <Row key={`${pair.kind} ${pair.foreground} ${pair.background}`} {...pair} />
              ))}
            </tbody>
          </table>
        </section>
      </Part>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Contrast',
  component: ContrastPage,
  args: { kind: ALL, more: false },
  argTypes: { kind: { control: 'select', options: [ALL, ...kinds] } },
} satisfies Meta<typeof ContrastPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Contrast: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Focus' }));
    await waitFor(() => expect(canvas.getByText(/pairs in 16 looks, 0 failing/)).toBeVisible());
    await expect(canvas.queryByText('textMuted')).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
  },
};
