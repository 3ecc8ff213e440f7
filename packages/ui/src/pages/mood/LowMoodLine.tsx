import { Link } from '../../components/Link/index.ts';
import { Text } from '../../components/Text/index.ts';

const LOWEST = 1;

/** Beside the lowest mood, and nothing beside any other: people to talk to, without pressing. */
export function LowMoodLine({ score }: { readonly score: number | null }) {
  if (score !== LOWEST) return null;
  return (
    <Text tone="muted">
      That is a lot to carry. <Link href="/help-now">People you can talk to</Link>, whenever you want.
    </Text>
  );
}
