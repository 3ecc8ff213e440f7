import { LinkButton } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { NotFoundPage } from '../../product/ErrorPage/index.ts';

/** An address that leads nowhere, between the bars of a member or alone; people to reach stay in reach. */
export function NotFoundView() {
  return (
    <NotFoundPage
      action={
        <Stack gap="4" align="center">
          <LinkButton href="/">Back to today</LinkButton>
          <Link href="/help-now">Help now</Link>
        </Stack>
      }
    />
  );
}
