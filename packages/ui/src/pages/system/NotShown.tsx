import { Button, LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';

interface NotShownProps {
  /** Why it could not be loaded, in a sentence. */
  readonly problem: string;
  /** There is no such thing: trying again would not help. */
  readonly missing: boolean;
  readonly onRetry: () => void;
  /** Headings for a thing that is not there, and for one that could not be loaded. */
  readonly titles: { readonly missing: string; readonly failed: string };
  /** Where the others of its kind are. */
  readonly all: { readonly href: string; readonly label: string };
}

/** In place of one of a member's things that has a page of its own, where it cannot be shown. */
export function NotShown({ problem, missing, onRetry, titles, all }: NotShownProps) {
  return (
    <Card>
      <EmptyState
        title={missing ? titles.missing : titles.failed}
        headingLevel={1}
        illustration={<Vignette scene={missing ? 'not-found' : 'signal-lost'} />}
        action={missing ? <LinkButton href={all.href}>{all.label}</LinkButton> : <Button onClick={onRetry}>Try again</Button>}
      >
        {missing ? 'It may have been deleted, here or on another device.' : problem}
      </EmptyState>
    </Card>
  );
}
