import { NotFoundView } from '@everstep/ui/pages';
import { Navigate, useLocation } from 'react-router';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** Addresses that one would guess, and where they lead; here, so that no first page has to carry them. */
const guessed: ReadonlyMap<string, string> = new Map([
  ['/journal', '/journals'],
  ['/mood', '/mood-tracker'],
  ['/settings/privacy', '/settings?tab=privacy'],
]);

export function NotFoundPage() {
  const { pathname } = useLocation();
  const meant = guessed.get(pathname.toLowerCase().replace(/\/+$/, ''));
  return meant === undefined ? <NotFound /> : <Navigate to={meant} replace />;
}

function NotFound() {
  usePageTitle('Not found');
  return <NotFoundView />;
}
