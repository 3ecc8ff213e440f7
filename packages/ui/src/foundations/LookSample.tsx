import type { CSSProperties } from 'react';
import { Button } from '../components/Button/index.ts';
import { Chip } from '../components/Chip/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { ProgressBar } from '../components/ProgressBar/index.ts';
import { Text } from '../components/Text/index.ts';
import { Landscape } from '../illustrations/index.ts';
import type { Mode } from '../tokens/colors.ts';
import * as styles from './Themes.css.ts';

interface LookSampleProps {
  /** What the look is called. */
  name: string;
  /** One of the eight; left out where `colors` says all. */
  scheme?: string;
  mode: Mode;
  /** Colours as CSS variables, for a scheme that has no stylesheet yet. */
  colors?: CSSProperties;
}

/** A little of everything in one look: land, words, controls, and the colours themselves. */
export function LookSample({ name, scheme, mode, colors }: LookSampleProps) {
  return (
    <div className={styles.look} data-scheme={scheme} data-mode={mode} style={colors}>
      <div className={styles.land}>
        <Landscape done={2} total={5} daytime={mode === 'dark' ? 'night' : 'day'} />
      </div>
      <div>
        <Text weight="semibold">{name}</Text>
        <Text size="sm" tone="muted">
          Three small steps today. Two are under five minutes.
        </Text>
      </div>
      <ProgressBar label={`Steps done, ${name}`} value={2} max={5} />
      <Inline gap="2">
        <Button size="small">Check in</Button>
        <Button size="small" tone="soft">
          How do you feel?
        </Button>
        <Chip>+20 XP</Chip>
        <Chip tone="sun">12 days</Chip>
      </Inline>
      <div className={styles.palette} aria-hidden="true">
        {[styles.tones, styles.accents].map((row) => (
          <div key={Object.keys(row).join()} className={styles.strip}>
            {Object.entries(row).map(([key, tone]) => (
              <span key={key} className={tone} title={key} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
