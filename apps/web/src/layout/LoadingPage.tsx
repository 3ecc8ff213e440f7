import { PAGE_STUCK_BUTTON_MS, RELOAD_BUTTON_MS } from '@everstep/domain';
import { PageLoader } from '@everstep/ui';
import { useEffect, useState } from 'react';
import { Outlet, useNavigation } from 'react-router';

/** A load that is over sooner shows no loading line: a line that only flashes makes a page feel slower. */
const UNNOTICED_MS = 150;

/** Whether something has been under way for longer than nobody would notice. */
function useNoticeable(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), UNNOTICED_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active]);
  return active && late;
}

/** The first load and every later one look the same: a line, after 6 s a way out of being stuck, after 10 s a reload. */
export function LoadingPage() {
  return useNoticeable(true) ? <Line /> : null;
}

/** The page; while the next one's code is on its way, the loading line in its place, unless `covered` by one nearer to the page. */
export function PageOutlet({ covered = false }: { covered?: boolean }) {
  const { state } = useNavigation();
  return useNoticeable(state === 'loading' && !covered) ? <Line /> : <Outlet />;
}

function Line() {
  return (
    <PageLoader
      stuckAfterMs={PAGE_STUCK_BUTTON_MS - UNNOTICED_MS}
      reloadAfterMs={RELOAD_BUTTON_MS - UNNOTICED_MS}
      onReload={() => location.reload()}
    />
  );
}
