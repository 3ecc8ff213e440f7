import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.ts';
import { Text } from '../../components/Text/index.ts';
import * as styles from './SettingsSection.css.ts';

export interface SettingsSectionProps {
  /** Heading of the section; names its landmark. */
  readonly title: string;
  /** One line that says what the section decides. */
  readonly description?: ReactNode;
  /** Controls, one below the other. */
  readonly children: ReactNode;
  /** Buttons at the foot, the main one first. */
  readonly actions?: ReactNode;
}

/** One subject of the settings: a heading, a line, its controls, its actions. */
export function SettingsSection({ title, description, children, actions }: SettingsSectionProps) {
  return (
    <div className={styles.column}>
      <Card heading={title}>
        {description && (
          <div className={styles.description}>
            <Text size="sm" tone="muted">
              {description}
            </Text>
          </div>
        )}
        <div className={styles.controls}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Card>
    </div>
  );
}
