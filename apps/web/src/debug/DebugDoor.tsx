import { api, mayDebug } from '@everstep/domain';
import { AdminsOnlyView } from '@everstep/ui/pages';
import type { ReactNode } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { PageLoading } from '../layout/PageOutlet.tsx';
import { usePageTitle } from '../layout/usePageTitle.ts';
import { useMember } from '../session/SessionProvider.tsx';

interface DebugDoorProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Lets in who may look at the debug pages; to everybody else the page says whom it is for, and asks for nothing. */
export function DebugDoor({ title, children }: DebugDoorProps) {
  usePageTitle(title);
  const { role } = useMember();
  const config = useQuery(api.system.config, {}, { enabled: role !== 'admin' });
  if (role !== 'admin' && config.data === undefined && config.error === undefined) return <PageLoading inBars />;
  // Without the settings nobody knows where this is; a production is the careful guess.
  return mayDebug(role, config.data?.environment ?? 'production') ? children : <AdminsOnlyView />;
}
