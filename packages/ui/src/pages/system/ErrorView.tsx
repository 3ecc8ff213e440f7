import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { Text } from '../../components/Text/index.ts';
import { signalLost } from '../../illustrations/Vignette/signal-lost.tsx';
import { VignetteFrame } from '../../illustrations/Vignette/VignetteFrame.tsx';
// Part of the first load: this page alone, with the one picture that it shows.
import { ErrorFrame } from '../../product/ErrorPage/ErrorFrame.tsx';

/** The page broke; its code could not be loaded. */
export const errorViewKinds = ['crashed', 'not-loaded'] as const;
export type ErrorViewKind = (typeof errorViewKinds)[number];

const texts: Record<ErrorViewKind, { title: string; line: string; wayOn: string }> = {
  crashed: {
    title: 'This page tripped',
    line: 'What you typed is kept on this device. Reloading usually helps.',
    wayOn: 'Reload App',
  },
  'not-loaded': {
    title: 'No connection',
    line: 'This page could not be loaded. What you typed is kept on this device.',
    wayOn: 'Try again',
  },
};

export interface ErrorViewProps {
  readonly kind: ErrorViewKind;
  /** It is being tried again. @default false */
  readonly trying?: boolean;
  readonly onRetry: () => void;
  /** The emergency number of where the reader is; null where none is known to be right. */
  readonly emergency: string | null;
}

/** Stands in a page's place. People to reach stay in reach whatever breaks: the number is there by itself, where it is known. */
export function ErrorView({ kind, trying = false, onRetry, emergency }: ErrorViewProps) {
  const { title, line, wayOn } = texts[kind];
  return (
    <ErrorFrame
      title={title}
      picture={<VignetteFrame scene="signal-lost">{signalLost}</VignetteFrame>}
      action={
        <Stack gap="4" align="center">
          <Button loading={trying} onClick={onRetry}>
            {wayOn}
          </Button>
          <Text align="center">
            In danger? Call {emergency === null ? 'your local emergency number' : <Link href={`tel:${emergency}`}>{emergency}</Link>}.{' '}
            <Link href="/help-now">Help now</Link>
          </Text>
        </Stack>
      }
    >
      {line}
    </ErrorFrame>
  );
}
