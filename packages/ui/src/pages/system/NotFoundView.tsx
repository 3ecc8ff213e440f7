import { LinkButton } from '../../components/Button/index.ts';
import { NotFoundPage } from '../../product/ErrorPage/index.ts';

/** An address that leads nowhere, between the bars of a member or alone. */
export function NotFoundView() {
  return <NotFoundPage action={<LinkButton href="/">Back to today</LinkButton>} />;
}
