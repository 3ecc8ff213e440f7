import { useId, useState } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { TextField } from '../../components/TextField/index.ts';

export interface BoardFormProps {
  /** Whether the member stands on the board. */
  readonly listed: boolean;
  /** Under which name they do, or would. */
  readonly name: string;
  readonly onSave: (change: { readonly listed: boolean; readonly name?: string }) => void;
  /** The change is being saved. @default false */
  readonly saving?: boolean | undefined;
  /** Why it could not be saved, in a sentence. */
  readonly problem?: string | undefined;
}

const LONGEST_NAME = 30;

/** Steps on to the board under a name of one's own, changes that name, or steps off. */
export function BoardForm({ listed, name, onSave, saving = false, problem }: BoardFormProps) {
  const [text, setText] = useState(name);
  const id = useId();
  const chosen = text.trim();
  return (
    <Card heading={listed ? 'Your name here' : 'Only if you like'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== '') onSave({ listed: true, name: chosen });
        }}
      >
        <Stack gap="4">
          {!listed && (
            <Text>
              The board compares, and comparing is not for everyone. Nobody is on it who did not choose to be. You can step off at any time,
              and nothing you earn depends on it.
            </Text>
          )}
          {problem !== undefined && (
            <Banner tone="danger" live="assertive">
              {problem}
            </Banner>
          )}
          <TextField
            id={id}
            label="Name that others see"
            help="Any name you like. Beside it they see your level and the number, and nothing else."
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            error={chosen === '' ? 'Choose a name to be seen by.' : undefined}
            required
          />
          <Inline gap="3">
            <Button
              type="submit"
              tone={listed ? 'outline' : 'primary'}
              loading={saving}
              disabled={chosen === '' || (listed && chosen === name)}
            >
              {listed ? 'Save name' : 'Show me on the board'}
            </Button>
            {listed && (
              <Button tone="ghost" disabled={saving} onClick={() => onSave({ listed: false })}>
                Take me off the board
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
