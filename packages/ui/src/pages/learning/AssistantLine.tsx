import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
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

const words: Readonly<Record<AssistantState, string>> = {
  checking: 'Looking who is there to answer…',
  model: 'A language model answers. Where it fails, the built-in assistant steps in.',
  'built-in': 'The built-in assistant answers. It works from the text you give it, without a language model.',
  chosen: 'The built-in assistant answers, as you chose. It works from the text you give it.',
  'no-connection': 'There is no connection. What you write is kept until there is one.',
};

/** One line on who answers here, with the way to choose and to check it. */
export function AssistantLine(props: AssistantLineProps) {
  const { state, message, onMessageRead, wantsBuiltIn, onBuiltInChange, onTest, testing, tested } = props;
  return (
    <Stack gap="3">
      <div className={styles.line}>
        <div className={styles.known}>
          <Text size="sm" tone="muted">
            {words[state]}
          </Text>
        </div>
        <div className={styles.acts}>
          <Switch
            label="Use the built-in assistant"
            checked={wantsBuiltIn}
            onChange={(event) => onBuiltInChange(event.currentTarget.checked)}
          />
          <Button size="small" tone="ghost" loading={testing} onClick={onTest}>
            Test the connection
          </Button>
        </div>
      </div>
      <div role="status">{tested && <Banner tone={tested.passed ? 'success' : 'warning'}>{tested.text}</Banner>}</div>
      {message !== null && (
        <Banner onDismiss={onMessageRead} dismissLabel="I have read it">
          {message}
        </Banner>
      )}
    </Stack>
  );
}
