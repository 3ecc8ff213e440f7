import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { List, ListItem } from '../../components/List/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { AddressTest, type AddressTestProps } from './AddressTest.tsx';
import { type ConnectionTest, ConnectionTestTable } from './ConnectionTestTable.tsx';
import { DebugFrame } from './DebugFrame.tsx';
import { type TimedCall, TimedCalls } from './TimedCalls.tsx';

/** An address that is typed and tested. */
export type TypedAddress = Omit<AddressTestProps, 'label' | 'help' | 'placeholder' | 'inputMode'>;

export interface NetworkDebugViewProps {
  /** The server's own tests, in their order. */
  readonly tests: readonly ConnectionTest[];
  readonly running: boolean;
  readonly onRun: () => void;
  /** Stops what is running, the tests of typed addresses included. */
  readonly onCancel: () => void;
  /** Origins that the page may connect to, its own first. */
  readonly allowed: readonly string[];
  readonly online: boolean;
  readonly manual: TypedAddress;
  readonly external: TypedAddress;
  /** Calls of this page, the newest first. */
  readonly calls: readonly TimedCall[];
  readonly onClearCalls: () => void;
  /** IANA zone of the reader. */
  readonly timeZone: string;
}

/** Whether the server can be reached, how long it takes, and where the page may connect to at all. */
export function NetworkDebugView(props: NetworkDebugViewProps) {
  const { tests, running, onRun, onCancel, allowed, online, manual, external, calls, onClearCalls, timeZone } = props;
  return (
    <DebugFrame
      current="/network-debug"
      title="Network"
      line="Tests run from this browser, over the connection that you have now."
      actions={
        running ? (
          <Button tone="outline" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <Button onClick={onRun}>Run all tests</Button>
        )
      }
    >
      {!online && <Banner tone="warning">This device is offline. The tests will say so until it is back.</Banner>}
      <Card heading="Connection tests">
        <ConnectionTestTable caption="Connection tests" tests={tests} />
      </Card>
      <Card heading="Where this page may connect to">
        <Stack gap="3">
          <List aria-label="Addresses that this page may connect to">
            {allowed.map((origin, index) => (
              <ListItem key={origin} title={origin} description={index === 0 ? 'This server' : 'Named by the server in API_ORIGINS'} />
            ))}
          </List>
          <Text tone="muted" size="sm" prose>
            The browser blocks every other address before anything is sent (content security policy, connect-src). Whoever runs the server
            adds addresses with API_ORIGINS; the page has to be loaded anew after that.
          </Text>
        </Stack>
      </Card>
      <Card heading="Another API">
        <AddressTest
          {...manual}
          label="Manual API URL"
          help="Its /health is asked for, without your session. The address is kept on this device."
          placeholder="https://api.example.org"
          inputMode="url"
        />
      </Card>
      <Card heading="A server by its address">
        <AddressTest
          {...external}
          label="External server IP"
          help="With a port where it is not the usual one, such as 203.0.113.7:8787. Kept on this device."
          placeholder="203.0.113.7"
          inputMode="text"
        />
      </Card>
      <TimedCalls calls={calls} onClear={onClearCalls} timeZone={timeZone} />
    </DebugFrame>
  );
}
