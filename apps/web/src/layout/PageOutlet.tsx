import { LoadingView } from '@everstep/ui/pages';
import { Outlet, useNavigation } from 'react-router';

/** The page; while the next one's code is on its way, the loading line in its place, unless `covered` by one nearer to the page. */
export function PageOutlet({ covered = false }: { covered?: boolean }) {
  const { state } = useNavigation();
  return (
    <LoadingView loading={state === 'loading' && !covered}>
      <Outlet />
    </LoadingView>
  );
}
