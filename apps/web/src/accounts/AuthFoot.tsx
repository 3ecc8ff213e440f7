import { Inline, Link } from '@everstep/ui';

/** What is within reach on every page before sign-in. */
export function AuthFoot() {
  return (
    <Inline gap="4">
      <Link href="/help-now">Help now</Link>
      <Link href="/terms-of-service">Terms</Link>
      <Link href="/privacy-policy">Privacy</Link>
    </Inline>
  );
}
