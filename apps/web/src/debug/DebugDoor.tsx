import { api, mayDebug } from '@everstep/domain';
import { AdminsOnlyView } from '@everstep/ui/pages';
import type { ReactNode } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { PageLoading } from '../layout/PageOutlet.tsx';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { AccountUnknown } from '../session/AccountUnknown.tsx';
import { useRole } from '../session/useRole.ts';

interface DebugDoorProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Lets in who may look at the debug pages; to everybody else the page says whom it is for, and asks for nothing. */
export function DebugDoor({ title, children }: DebugDoorProps) {
  usePageTitle(title);
  const role = useRole();
  const config = useQuery(api.system.config, {}, { enabled: role !== 'admin' });
  if (role !== 'admin' && config.data === undefined && config.error === undefined) return <PageLoading inBars />;
  // Without the settings nobody knows where this is; a production is the careful guess.
  if (mayDebug(role ?? 'member', config.data?.environment ?? 'production')) return children;
  return role === undefined ? <AccountUnknown /> : <AdminsOnlyView />;
}
