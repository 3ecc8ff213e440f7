import type { ReactNode } from 'react';
import { Logo } from '../../components/Logo/index.ts';
import { SkipLink } from '../../components/SkipLink/index.ts';
import { lazyPart, useLazyPart } from '../../internal/lazy-part.ts';
import { useTexts } from '../../internal/texts.tsx';
import * as styles from './AppShell.css.ts';
import { appShellTexts } from './texts.ts';

export interface AppShellProps {
  /** A `TopBar`. */
  topBar: ReactNode;
  /** A `Sidebar`: part of the page from 1025 px on, in a drawer below. */
  sidebar: ReactNode;
  /** A `BottomBar`; it shows itself on phones only. */
  bottomBar?: ReactNode;
  /** Whether the drawer is open; it exists below 1025 px only. */
  drawerOpen: boolean;
  /** Called when the drawer closes itself: Esc, scrim, swipe. Close it on navigation, too. */
  onDrawerOpenChange: (open: boolean) => void;
  /** Concerns every page, such as a lost connection: stands above the page, is read out when it comes, and takes no room without words. */
  line?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** Id of the main landmark, where the skip link leads and where focus goes on a new page. */
export const MAIN_ID = 'main';

const drawer = lazyPart(async () => (await import('../../components/Drawer/index.ts')).Drawer);

/** The frame of every signed-in page: bar, sidebar, main landmark of at most 1120 px, room for safe areas. */
export function AppShell({ topBar, sidebar, bottomBar, drawerOpen, onDrawerOpenChange, line, children }: AppShellProps) {
  const texts = useTexts('AppShell', appShellTexts);
  const Drawer = useLazyPart(drawer, drawerOpen);
  return (
    <div className={styles.shell}>
      <SkipLink targetId={MAIN_ID} />
      <div className={styles.top}>{topBar}</div>
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.sideScroll}>{sidebar}</div>
        </div>
        <main id={MAIN_ID} tabIndex={-1} className={`${styles.main} ${bottomBar ? styles.aboveBottomBar : ''}`}>
          <div className={styles.content}>
            {/* The live region stands there from the start: one that arrives together with its words is often not read out. */}
            <div role="status" className={line ? styles.line : undefined}>
              {line}
            </div>
            {children}
          </div>
        </main>
      </div>
      {bottomBar}
      {Drawer && (
        <Drawer open={drawerOpen} onOpenChange={onDrawerOpenChange} title={texts.menu} header={<Logo withName />}>
          {sidebar}
        </Drawer>
      )}
    </div>
  );
}
