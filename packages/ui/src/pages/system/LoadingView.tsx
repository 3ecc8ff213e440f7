import { PAGE_STUCK_BUTTON_MS, RELOAD_BUTTON_MS } from '@everstep/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../../components/Link/index.ts';
import { PageLoader } from '../../components/PageLoader/index.ts';

/** A load that is over sooner shows no loading line: a line that only flashes makes a page feel slower. */
const UNNOTICED_MS = 150;

/** True wherever one is, and needs nothing that is still to come; it stands in the page itself too, for when no script comes. */
export const IN_DANGER = 'In danger? Call your local emergency number: 112 in Europe, 911 in North America, 999 in the United Kingdom.';

export interface LoadingViewProps {
  /** Whether something is on its way. @default true */
  readonly loading?: boolean;
  /** The way to people meanwhile: a link, or whom to call where Help now itself is on its way, or none where bars around it have it. @default 'link' */
  readonly help?: 'link' | 'number' | 'none';
  /** When a way out of being stuck is offered, in milliseconds of loading. @default 6000 */
  readonly stuckAfterMs?: number;
  /** When a reload is offered, in milliseconds of loading. @default 10000 */
  readonly reloadAfterMs?: number;
  /** Called by both of them. @default loads the document anew */
  readonly onReload?: () => void;
  /** What stands there while nothing is loading, and until a load can be noticed. */
  readonly children?: ReactNode;
}

/** The first load and every later one look the same: a line in place of the page, later ways out. */
export function LoadingView({ loading = true, help = 'link', children, onReload, ...props }: LoadingViewProps) {
  const { stuckAfterMs = PAGE_STUCK_BUTTON_MS, reloadAfterMs = RELOAD_BUTTON_MS } = props;
  if (!useNoticeable(loading)) return children;
  return (
    <PageLoader
      stuckAfterMs={stuckAfterMs - UNNOTICED_MS}
      reloadAfterMs={reloadAfterMs - UNNOTICED_MS}
      onReload={onReload}
      foot={help === 'number' ? <p>{IN_DANGER}</p> : help === 'link' && <Link href="/help-now">Help now</Link>}
    />
  );
}

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
