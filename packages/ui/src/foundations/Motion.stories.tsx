import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { scale } from '../tokens/scale.ts';
import { FoundationPage, Note, Part } from './FoundationPage.tsx';
import * as styles from './Motion.css.ts';

const durations = [
  ['fast', 'what follows the pointer: hover, press, tick'],
  ['normal', 'what comes and goes in place: menus, tooltips'],
  ['slow', 'what takes the page: dialogs, drawers, the climbing sun'],
] as const;

function MotionPage() {
  const [there, setThere] = useState(false);
  return (
    <FoundationPage
      title="Motion"
      line="Movement says where something came from, then gets out of the way. Three durations, one curve that arrives gently."
    >
      <Part title="Durations">
        <Card>
          <Stack gap="6">
            <ul className={styles.rows} data-there={there ? '' : undefined}>
              {durations.map(([name, use]) => (
                <li key={name} className={styles.row}>
                  <Note name={`${name}, ${scale.duration[name]}`}>{use}</Note>
                  <div className={styles.track}>
                    <div className={styles.moving[name]} />
                  </div>
                </li>
              ))}
            </ul>
            <Inline>
              <Button tone="soft" onClick={() => setThere(!there)}>
                {there ? 'Move back' : 'Move'}
              </Button>
            </Inline>
          </Stack>
        </Card>
      </Part>
      <Part title="Curve" line={scale.easing.out}>
        <Text prose>Fast at first, slow at the end. Nothing bounces, nothing overshoots.</Text>
      </Part>
      <Part title="Less of it">
        <Text prose>
          With reduced motion, by the system or by the toolbar above, nothing moves at all: what would arrive is there. The few movements
          that say something, such as a spinner, have a quiet form of their own. Calm mode goes further for celebrations: no confetti and no
          moving numbers; what was earned is told in words.
        </Text>
      </Part>
    </FoundationPage>
  );
}

const meta = { title: 'Foundations/Motion', component: MotionPage } satisfies Meta<typeof MotionPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Motion: Story = {};
