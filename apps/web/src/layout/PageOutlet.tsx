import { LoadingView } from '@everstep/ui/pages';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';

interface PageLoadingProps {
  readonly loading?: boolean;
  /** The bars around it lead to Help now. */
  readonly inBars?: boolean;
  readonly children?: ReactNode;
}

/** The loading line; while Help now itself is on its way, with whom to call. */
export function PageLoading({ loading = true, inBars = false, children }: PageLoadingProps) {
  const here = useLocation();
  const { location = here } = useNavigation();
  return (
    <LoadingView loading={loading} help={location.pathname === '/help-now' ? 'number' : inBars ? 'none' : 'link'}>
      {children}
    </LoadingView>
  );
}

/** The page; while the next one's code is on its way, the loading line in its place, unless `covered` by one nearer to the page. */
export function PageOutlet({ covered = false, inBars = false }: { covered?: boolean; inBars?: boolean }) {
  const { state } = useNavigation();
  return (
    <PageLoading loading={state === 'loading' && !covered} inBars={inBars}>
      <Outlet />
    </PageLoading>
  );
}
