import { tiers } from '@everstep/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Frame } from '../illustrations/Frame.tsx';
import { daytimes, Landscape, TierPlace, tierPlaces, Vignette, vignetteScenes } from '../illustrations/index.ts';
import { FoundationPage, Note, Part } from './FoundationPage.tsx';
import * as styles from './Illustrations.css.ts';

const meta = { title: 'Foundations/Illustrations' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const STEPS = 4;
const capital = (words: string): string => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

function Figure({ name, line, children }: { name: string; line?: string; children: ReactNode }) {
  return (
    <li className={styles.figure}>
      {children}
      <Note name={name}>{line}</Note>
    </li>
  );
}

export const Illustrations: Story = {
  render: () => (
    <FoundationPage
      title="Illustrations"
      line="One land, seen from many places. Everything is drawn from tokens, so that it changes with the look, and nothing is said by a picture alone."
    >
      <Part title="The land by hour" line="Dawn, day, dusk and night follow the member’s clock.">
        <ul className={styles.wide}>
          {daytimes.map((daytime) => (
            <Figure key={daytime} name={capital(daytime)}>
              <Frame>
                <Landscape done={2} total={5} daytime={daytime} />
              </Frame>
            </Figure>
          ))}
        </ul>
      </Part>
      <Part title="The land by progress" line="Each step of the day is a stone; the sun climbs with the share done.">
        <ul className={styles.wide}>
          {[0, 1, 3, STEPS].map((done) => (
            <Figure key={done} name={`${done} of ${STEPS}`}>
              <Frame>
                <Landscape done={done} total={STEPS} />
              </Frame>
            </Figure>
          ))}
        </ul>
      </Part>
      <Part title="Places of the tiers" line="Eleven heights on one climb, from the valley to the summit under stars.">
        <ul className={styles.middle}>
          {tiers.map(({ name, startLevel }) => (
            <Figure key={name} name={name} line={`${capital(tierPlaces[name].name)}, from level ${startLevel}`}>
              <div className={styles.place}>
                <TierPlace tier={name} level={startLevel} />
              </div>
            </Figure>
          ))}
        </ul>
      </Part>
      <Part title="Vignettes" line="For empty places and pages that went wrong: one picture, one line, one action.">
        <ul className={styles.small}>
          {vignetteScenes.map((scene) => (
            <Figure key={scene} name={scene}>
              <div className={styles.plate}>
                <Vignette scene={scene} />
              </div>
            </Figure>
          ))}
        </ul>
      </Part>
    </FoundationPage>
  ),
};
