import { BellRing } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { Text } from '../../components/Text/index.ts';
import { SettingsSection } from '../../product/SettingsSection/index.ts';
import { SectionWaiting } from './SectionWaiting.tsx';

/** Where this device stands: why it cannot be told, or whether it is; `failing` when the newest messages did not reach it. */
export type PushStanding = 'loading' | 'not-set-up' | 'unsupported' | 'home-screen' | 'blocked' | 'off' | 'on' | 'failing';

/** Another device of the member that is told. */
export interface ToldDevice {
  readonly id: string;
  /** Browser and system in words, such as "Firefox on Linux". */
  readonly device: string;
  /** Since when, in words. */
  readonly since: string;
  readonly failing: boolean;
}

export interface PushSectionProps {
  readonly standing: PushStanding;
  /** Why the state could not be loaded, in a sentence. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
  /** While the browser or the server is asked. */
  readonly busy: boolean;
  /** Why the last wish was not fulfilled, in a sentence. */
  readonly failure?: string | undefined;
  /** The browser is asked only by this. */
  readonly onChange: (wanted: boolean) => void;
  readonly others: readonly ToldDevice[];
  /** Tells another device no more. */
  readonly onStop: (id: string) => void;
}

/** Where this device cannot be told: why, and what helps. */
const reasons: Readonly<Partial<Record<PushStanding, string>>> = {
  'not-set-up': 'This server is not set up to notify devices. Whoever runs it can change that; the bell counts all the same.',
  unsupported:
    'This browser cannot notify you while Everstep is closed. It takes a browser with push messages, no private window, and an address that begins with https.',
  'home-screen':
    'On an iPhone or iPad this works from the Home Screen: tap Share, then Add to Home Screen. Open Everstep from there, and come back to this page.',
  blocked:
    'Your browser blocks notifications from Everstep. To undo that, open the settings of this site, by the sign beside its address, and allow notifications; on a phone they may also be off in the settings of the system. Then come back here.',
};

/** Whether this device is told of what comes while the product is closed, and which others are. */
export function PushSection({ standing, problem, onRetry, others, onStop, ...own }: PushSectionProps) {
  if (standing === 'loading') {
    return (
      <SettingsSection title={title}>
        <SectionWaiting label="Asking this device" problem={problem} onRetry={onRetry} />
      </SettingsSection>
    );
  }
  const reason = reasons[standing];
  return (
    <SettingsSection title={title} description={standing === 'not-set-up' ? undefined : meaning}>
      {reason === undefined ? <ThisDevice standing={standing} {...own} /> : <Text>{reason}</Text>}
      {others.length > 0 && <OtherDevices devices={others} onStop={onStop} />}
    </SettingsSection>
  );
}

const title = 'While Everstep is closed';
const meaning =
  'Your device then says that a message has come. The kinds and quiet hours above hold for it, too. Of what is written to you alone it says only that it is there; what goes to many shows its subject.';

function ThisDevice({ standing, busy, failure, onChange }: Pick<PushSectionProps, 'standing' | 'busy' | 'failure' | 'onChange'>) {
  const isOn = standing !== 'off';
  return (
    <>
      <Switch
        label="Notify me on this device"
        help={busy ? 'Asking your browser.' : isOn ? 'Until you turn it off, or sign out here.' : 'Your browser asks you first.'}
        error={failure}
        checked={busy ? !isOn : isOn}
        aria-busy={busy}
        onChange={(event) => onChange(event.target.checked)}
      />
      {standing === 'failing' && !busy && (
        <Banner tone="warning">
          The newest messages did not get through to this device. They wait behind the bell. If it stays like this, turn the switch off and
          on again.
        </Banner>
      )}
    </>
  );
}

function OtherDevices({ devices, onStop }: { readonly devices: readonly ToldDevice[]; readonly onStop: (id: string) => void }) {
  return (
    <div>
      <Text size="sm" tone="muted">
        Also notified:
      </Text>
      <List>
        {devices.map(({ id, device, since, failing }) => (
          <ListItem
            key={id}
            start={<BellRing size={20} aria-hidden="true" />}
            title={device}
            description={failing ? `Since ${since}; the newest messages did not get through` : `Since ${since}`}
            end={
              <Button size="small" tone="outline" aria-label={`Stop notifying ${device}`} onClick={() => onStop(id)}>
                Stop
              </Button>
            }
          />
        ))}
      </List>
    </div>
  );
}
