import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../components/Card/index.ts';
import { breakpoints, scale } from '../tokens/scale.ts';
import { FoundationPage, Note, Part } from './FoundationPage.tsx';
import * as styles from './SpaceAndShape.css.ts';

const meta = { title: 'Foundations/Space and shape' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ROOT_PX = 16;
const px = (rem: string): string => `${Math.round(Number.parseFloat(rem) * ROOT_PX)} px`;

const steps = ['1', '2', '3', '4', '5', '6', '8', '12', '16'] as const;
const corners = ['small', 'control', 'card', 'dialog', 'full'] as const;
const shadows = [
  ['low', 'cards that lie on the page'],
  ['high', 'dialogs and menus above it'],
] as const;
const controls = [
  ['controlSmall', 'small', scale.size.controlSmall],
  ['controlMedium', 'medium', scale.size.control],
  ['controlLarge', 'large', scale.size.controlLarge],
  ['touch', 'least under a finger', scale.size.touch],
] as const;

export const SpaceAndShape: Story = {
  name: 'Space and shape',
  render: () => (
    <FoundationPage
      title="Space and shape"
      line="One scale of space, five corners, two shadows. Compact density takes a fifth of the space away."
    >
      <Part title="Space" line="Inside of a card: 20. Between cards: 20. Between a label and its field: 8.">
        <Card>
          <ul className={styles.squares}>
            {steps.map((step) => (
              <li key={step} className={styles.tile}>
                <div className={styles.square[step]} />
                <Note name={step}>{px(scale.space[step])}</Note>
              </li>
            ))}
          </ul>
        </Card>
      </Part>
      <Part title="Corners" line="The larger the surface, the rounder its corners.">
        <ul className={styles.tiles}>
          {corners.map((corner) => (
            <li key={corner} className={styles.tile}>
              <div className={styles.radius[corner]} />
              <Note name={corner}>{scale.radius[corner]}</Note>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Shadows" line="Depth only: in forced colours and high contrast, lines say the same.">
        <ul className={styles.tiles}>
          {shadows.map(([shadow, use]) => (
            <li key={shadow} className={styles.tile}>
              <div className={styles.shadow[shadow]} />
              <Note name={shadow}>{use}</Note>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Controls" line="Under a finger every control is at least 44 px high, whatever its size.">
        <ul className={styles.tiles}>
          {controls.map(([key, name, value]) => (
            <li key={key} className={styles.tile}>
              <div className={styles.control[key]} />
              <Note name={name}>{px(value)}</Note>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Breakpoints" line="Components follow the room that they have (container queries); only the shell follows the window.">
        <ul className={styles.tiles}>
          {Object.entries(breakpoints).map(([name, width]) => (
            <li key={name}>
              <Note name={name}>from {width} px</Note>
            </li>
          ))}
        </ul>
      </Part>
    </FoundationPage>
  ),
};
