import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Card } from '../components/Card/index.ts';
import { compactScale, scale } from '../tokens/scale.ts';
import { FoundationPage, Note, Part } from './FoundationPage.tsx';
import * as styles from './TypeScale.css.ts';

const meta = { title: 'Foundations/Type scale' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const ROOT_PX = 16;
const px = (rem: string): string => `${Math.round(Number.parseFloat(rem) * ROOT_PX)} px`;

function Row({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <Note name={name}>{value}</Note>
      {children}
    </li>
  );
}

const headingSteps = ['4xl', '3xl', '2xl', 'xl', 'lg', 'md'] as const;
const textSteps = ['xl', 'lg', 'md', 'sm', 'xs'] as const;
const weights = ['regular', 'medium', 'semibold'] as const;

export const TypeScale: Story = {
  name: 'Type scale',
  render: () => (
    <FoundationPage
      title="Type scale"
      line="Bricolage Grotesque for headings, Figtree for everything else. Sizes are rem, so that the member’s own text size counts."
    >
      <Part title="Headings" line="The level is for the outline, the size for the eye: Heading takes both.">
        <Card>
          <ul className={styles.rows}>
            {headingSteps.map((step) => (
              <Row key={step} name={step} value={px(scale.fontSize[step])}>
                <p className={styles.heading[step]}>One small step, then the next</p>
              </Row>
            ))}
          </ul>
        </Card>
      </Part>
      <Part title="Running text" line="The second number is the size in compact density; nothing goes below 11 px.">
        <Card>
          <ul className={styles.rows}>
            {textSteps.map((step) => (
              <Row key={step} name={step} value={`${px(scale.fontSize[step])}, ${px(compactScale.fontSize[step])}`}>
                <p className={styles.text[step]}>You wrote one page three times this week. What made those mornings work?</p>
              </Row>
            ))}
          </ul>
        </Card>
      </Part>
      <Part title="Weights" line="Three, and never bold inside of a heading.">
        <Card>
          <ul className={styles.rows}>
            {weights.map((weight) => (
              <Row key={weight} name={weight} value={scale.fontWeight[weight]}>
                <p className={styles.weight[weight]}>Strength grows with every day and fades slowly</p>
              </Row>
            ))}
          </ul>
        </Card>
      </Part>
    </FoundationPage>
  ),
};
