import type { ReactNode } from 'react';
import { Inline } from '../../components/Inline/index.ts';
import { Link } from '../../components/Link/index.ts';
import { AuthLayout } from '../../product/AuthLayout/index.ts';

interface AuthFrameProps {
  readonly title: string;
  readonly line?: string | undefined;
  readonly children: ReactNode;
}

/** Around every page before sign-in, with what must be within reach on each of them: people above the form, the terms at its foot. */
export function AuthFrame({ title, line, children }: AuthFrameProps) {
  return (
    <AuthLayout
      title={title}
      line={line}
      help={<Link href="/help-now">Help now</Link>}
      foot={
        <Inline gap="4">
          <Link href="/terms-of-service">Terms</Link>
          <Link href="/privacy-policy">Privacy</Link>
        </Inline>
      }
    >
      {children}
    </AuthLayout>
  );
}
