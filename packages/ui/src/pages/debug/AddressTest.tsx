import { useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { type ConnectionTest, ConnectionTestTable } from './ConnectionTestTable.tsx';

export interface AddressTestProps {
  readonly label: string;
  readonly help: string;
  readonly placeholder: string;
  readonly inputMode: 'url' | 'text';
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why it cannot be tested, in a sentence. */
  readonly problem: string | undefined;
  readonly onTest: () => void;
  readonly running: boolean;
  /** The newest test; undefined before the first. */
  readonly test: ConnectionTest | undefined;
}

/** An address to type, and what came of testing it. */
export function AddressTest(props: AddressTestProps) {
  const { label, help, placeholder, inputMode, value, onChange, problem, onTest, running, test } = props;
  const id = useId();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onTest();
        // The word of a problem is read out with its field.
        document.getElementById(id)?.focus();
      }}
    >
      <Stack gap="4">
        <TextField
          id={id}
          label={label}
          help={help}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          error={problem}
        />
        <Inline>
          <Button type="submit" tone="outline" loading={running}>
            {`Test ${label}`}
          </Button>
        </Inline>
        {test && <ConnectionTestTable caption={`Test of ${label}`} tests={[test]} />}
      </Stack>
    </form>
  );
}
