import { Settings2 } from 'lucide-react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Popover } from '../../components/Popover/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { Text } from '../../components/Text/index.ts';
import * as styles from './AssistantLine.css.ts';

/** Who answers: a language model, the built-in assistant, or nobody while there is no connection. */
export const assistantStates = ['checking', 'model', 'built-in', 'chosen', 'no-connection'] as const;
export type AssistantState = (typeof assistantStates)[number];

export interface AssistantLineProps {
  readonly state: AssistantState;
  /** What is to be told of the service behind it; null when there is nothing. */
  readonly message: string | null;
  /** Called when the member has read it. */
  readonly onMessageRead: () => void;
  /** The member wants the built-in assistant. */
  readonly wantsBuiltIn: boolean;
  readonly onBuiltInChange: (wanted: boolean) => void;
  /** Asks the service for a sign of life. */
  readonly onTest: () => void;
  readonly testing: boolean;
  /** How the last test ended; null before the first. */
  readonly tested: { readonly passed: boolean; readonly text: string } | null;
}

const answers: Readonly<Record<AssistantState, string>> = {
  checking: 'Looking who is there to answer…',
  model: 'A language model answers. What you write goes to the service that this server uses.',
  'built-in': 'The built-in assistant answers.',
  chosen: 'The built-in assistant answers, as you chose.',
  'no-connection': 'There is no connection. What you write is kept.',
};

/** One line on who answers here; behind it the way to choose and to check it. */
export function AssistantLine({ state, message, onMessageRead, ...choice }: AssistantLineProps) {
  return (
    <Stack gap="2">
      <div className={styles.line}>
        <Text size="sm" tone="muted">
          {answers[state]}
        </Text>
        <Popover
          label="Who answers"
          align="end"
          trigger={
            <Button size="small" tone="ghost" icon={<Settings2 />}>
              Who answers
            </Button>
          }
        >
          <Choice {...choice} />
        </Popover>
      </div>
      {message !== null && (
        <Banner onDismiss={onMessageRead} dismissLabel="I have read it">
          {message}
        </Banner>
      )}
    </Stack>
  );
}

function Choice({
  wantsBuiltIn,
  onBuiltInChange,
  onTest,
  testing,
  tested,
}: Omit<AssistantLineProps, 'state' | 'message' | 'onMessageRead'>) {
  return (
    <Stack gap="3">
      <Switch
        label="Use the built-in assistant"
        help="It works by rules, from the text that you give it. Nothing of it goes to a language model."
        checked={wantsBuiltIn}
        onChange={(event) => onBuiltInChange(event.currentTarget.checked)}
      />
      <Text size="sm" tone="muted">
        Otherwise a language model answers where one is connected, and the built-in assistant where none is or it fails.
      </Text>
      <div>
        <Button size="small" tone="outline" loading={testing} onClick={onTest}>
          Test the connection
        </Button>
      </div>
      <div role="status">{tested && <Banner tone={tested.passed ? 'success' : 'warning'}>{tested.text}</Banner>}</div>
    </Stack>
  );
}
