import { Laptop } from 'lucide-react';
import { Button } from '../../components/Button/index.ts';
import { Chip } from '../../components/Chip/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Text } from '../../components/Text/index.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './SessionList.css.ts';
import { sessionListTexts } from './texts.ts';

export interface SignedInSession {
  readonly id: string;
  /** Browser and system in words, such as "Firefox on Linux". */
  readonly device: string;
  /** When it was used last, in words. */
  readonly lastSeen: string;
  /** Whether it is the session that asks. */
  readonly current: boolean;
}

export interface SessionListProps {
  /** The own one first. */
  readonly sessions: readonly SignedInSession[];
  /** Ends all sessions but the own one. */
  readonly onSignOutOthers: () => void;
  /** While that is under way. @default false */
  readonly pending?: boolean;
}

/** Where the member is signed in, and the way to end it elsewhere. */
export function SessionList({ sessions, onSignOutOthers, pending = false }: SessionListProps) {
  const texts = useTexts('SessionList', sessionListTexts);
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <div className={styles.sessions}>
      <List>
        {sessions.map(({ id, device, lastSeen, current }) => (
          <ListItem
            key={id}
            start={<Laptop size={20} aria-hidden="true" />}
            title={device}
            description={lastSeen}
            end={current ? <Chip tone="success">{texts.current}</Chip> : undefined}
          />
        ))}
      </List>
      {others > 0 ? (
        <div>
          <Button tone="outline" onClick={onSignOutOthers} loading={pending}>
            {texts.signOutOthers}
          </Button>
        </div>
      ) : (
        <Text size="sm" tone="muted">
          {texts.noOthers}
        </Text>
      )}
    </div>
  );
}
