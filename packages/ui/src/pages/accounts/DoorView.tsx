import { Banner } from '../../components/Banner/index.ts';
import { Button, LinkButton } from '../../components/Button/index.ts';
import { Divider } from '../../components/Divider/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import type { FormState } from '../form-state.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { SignInForm } from './SignInForm.tsx';

interface DemoEntry {
  /** The demo is being opened. @default false */
  readonly demoPending?: boolean;
  /** Why the demo could not be opened. */
  readonly demoProblem?: string | undefined;
  readonly onDemo: () => void;
}

export interface DoorViewProps extends FormState, DemoEntry {
  /** Whether the server offers a demo. @default false */
  readonly demo?: boolean;
}

/** The door: sign in, register or look around. */
export function DoorView({ demo = false, demoPending = false, demoProblem, onDemo, ...form }: DoorViewProps) {
  return (
    <AuthFrame title="Small steps, kept kindly." line="Sign in to go on where you were, or begin in two minutes.">
      <Stack gap="6">
        <SignInForm form={form} />
        <Divider />
        <Stack gap="3">
          <LinkButton href="/register" tone="soft" wide>
            Create an account
          </LinkButton>
          {demo && <ExploreDemo demoPending={demoPending} demoProblem={demoProblem} onDemo={onDemo} />}
        </Stack>
      </Stack>
    </AuthFrame>
  );
}

function ExploreDemo({ demoPending = false, demoProblem, onDemo }: DemoEntry) {
  return (
    <Stack gap="2">
      <Button tone="outline" wide loading={demoPending} onClick={onDemo}>
        Explore the demo
      </Button>
      {demoProblem ? (
        <Banner tone="danger" live="assertive">
          {demoProblem}
        </Banner>
      ) : (
        <Text size="sm" tone="muted" prose>
          Sixty days of somebody’s made-up life. Yours to try, gone after a day.
        </Text>
      )}
    </Stack>
  );
}
