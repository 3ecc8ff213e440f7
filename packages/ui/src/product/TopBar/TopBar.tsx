import { LifeBuoy, Menu as MenuIcon, Mountain } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { useLinkComponent } from '../../internal/link-context.tsx';
import { useTexts } from '../../internal/texts.tsx';
import { classes } from '../format.ts';
import * as parts from '../parts.css.ts';
import * as styles from './TopBar.css.ts';
import { topBarTexts } from './texts.ts';

export interface TopBarProps {
  /** Where logo and title lead. @default '/' */
  readonly homeHref?: string;
  /** Opens and closes the drawer. The button exists below 1025 px only. */
  readonly onMenu: () => void;
  /** Whether the drawer is open. */
  readonly menuOpen: boolean;
  /** A `PointsDisplay`; not on phones. */
  readonly points?: ReactNode;
  /** Where the Admin chip leads; only for administrators, on phones where something is new. */
  readonly adminHref?: string;
  /** How much is new where the Admin chip leads. @default 0 */
  readonly adminNew?: number | undefined;
  /** A `PersonaIndicator`; from 1025 px on. */
  readonly persona?: ReactNode;
  /** Where the Challenges button leads. */
  readonly challengesHref?: string;
  /** Where help in a crisis is found; always within reach. */
  readonly helpHref: string;
  /** A `MessagesButton`. */
  readonly messages?: ReactNode;
  /** An `AccountMenu`. */
  readonly account: ReactNode;
}

function BarLink({ href, icon, children }: { readonly href: string; readonly icon: ReactNode; readonly children: string }) {
  const Link = useLinkComponent();
  return (
    <Link href={href} className={styles.link} title={children}>
      <span className={styles.linkIcon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.linkWord}>{children}</span>
    </Link>
  );
}

/** The quiet bar over every page: brand at the start, what the member has and needs at the end. */
export function TopBar(props: TopBarProps) {
  const { homeHref = '/', onMenu, menuOpen, points, adminHref, adminNew = 0, persona, challengesHref, helpHref, messages, account } = props;
  const texts = useTexts('TopBar', topBarTexts);
  const Link = useLinkComponent();
  return (
    <header className={styles.bar}>
      <div className={styles.start}>
        <div className={styles.menu}>
          <IconButton
            label={menuOpen ? texts.closeMenu : texts.openMenu}
            icon={<MenuIcon />}
            onClick={onMenu}
            aria-expanded={menuOpen}
            aria-haspopup="dialog"
          />
        </div>
        <Link href={homeHref} className={styles.brand}>
          <Logo withName />
        </Link>
      </div>
      <div className={styles.end}>
        {points && <div className={styles.notOnPhones}>{points}</div>}
        {adminHref && (
          <Link href={adminHref} className={classes(parts.sunChip, styles.admin, adminNew === 0 && styles.notOnPhones)}>
            {adminNew > 0 ? (
              <>
                <span className={styles.chipWords}>{texts.adminNew(adminNew)}</span>
                <span className={styles.phoneOnly} aria-hidden="true">
                  {texts.newOnPhones(adminNew)}
                </span>
              </>
            ) : (
              texts.admin
            )}
          </Link>
        )}
        {persona && <div className={styles.desktopOnly}>{persona}</div>}
        {challengesHref && (
          <BarLink href={challengesHref} icon={<Mountain />}>
            {texts.challenges}
          </BarLink>
        )}
        <BarLink href={helpHref} icon={<LifeBuoy />}>
          {texts.help}
        </BarLink>
        {messages}
        {account}
      </div>
    </header>
  );
}
