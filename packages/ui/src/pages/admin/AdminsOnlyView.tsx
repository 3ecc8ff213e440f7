import { LinkButton } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Vignette } from '../../illustrations/Vignette/index.ts';

/** In place of the administrators' room, for everybody else. */
export function AdminsOnlyView() {
  return (
    <Card>
      <EmptyState
        title="This page is for administrators"
        headingLevel={1}
        illustration={<Vignette scene="not-found" />}
        action={<LinkButton href="/">Back to today</LinkButton>}
      >
        Your account is a member’s. Everything that is yours is where you left it.
      </EmptyState>
    </Card>
  );
}
